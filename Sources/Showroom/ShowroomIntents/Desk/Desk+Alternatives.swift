import LanguageKit
import ShowroomCore

extension Desk {
  /// The nearest things that would work where a time can not be had: up to three times near by with the same car, another
  /// demonstrator of the model at that time, and a similar car at that time.
  func alternatives(
    to wanted: Instant, car: CarSelection, options: [DriveOption], duration: Minutes, customer: CustomerChoice?,
    speaker: Speaker, moving: TestDrive? = nil, needs: ResourceNeeds = .none
  ) throws(StoreError) -> [Choice] {
    let vehicles = try vehicles(of: car, with: options)
    return try alternatives(
      to: wanted,
      for: Wish(
        car: car, vehicles: vehicles, options: options, duration: duration, customer: customer, speaker: speaker,
        moving: moving, needs: needs))
  }

  func alternatives(to wanted: Instant, for wish: Wish) throws(StoreError) -> [Choice] {
    try nearest(wish, to: wanted).map(Choice.start) + others(wish, at: wanted).map(Choice.car)
  }

  /// The free starts that are nearest to a time, in the order of the clock; looked for from two days before to a week
  /// after, on each of these days near that time of day. A time that another rule refuses is not offered.
  private func nearest(_ wish: Wish, to wanted: Instant) throws(StoreError) -> [Start] {
    let day = min(calendar.date(at: max(wanted, now)), try rules().furthestDay(now: now))
    var found: [Start] = []
    let time = calendar.civil(at: max(wanted, now)).time
    for offset in [0, 1, -1, 2, -2, 3, 4, 5, 6, 7] where found.count < 3 {
      let date = day.adding(days: offset)
      let near = calendar.instant(of: CivilDateTime(date: date, time: time)).instant
      let starts = try freeStarts(for: wish, on: date, spacing: nil, limit: 1440)
      for start in starts.sorted(by: { distance($0, near) < distance($1, near) }) where found.count < 3 {
        let isApart = found.allSatisfy { abs($0.instant - start.instant) >= Self.leastSpacing.seconds }
        if isApart, try isFine(start, wish) { found.append(start) }
      }
    }
    return found.sorted { $0.instant < $1.instant }
  }

  /// Two times that are offered are at least so far apart: five minutes more or less are no choice.
  private static let leastSpacing = Minutes(15)

  private func distance(_ start: Start, _ wanted: Instant) -> Int { abs(start.instant - wanted) }

  private func isFine(_ start: Start, _ wish: Wish) throws(StoreError) -> Bool {
    guard let slot = TimeSlot(start: start.instant, duration: wish.duration) else { return false }
    return try refusals(
      slot, vehicle: start.vehicle, customer: wish.customer, speaker: wish.speaker, moving: wish.moving,
      needs: wish.needs
    ).isEmpty
  }

  /// Other cars that can be had at just that time: one more of the model, then a similar one.
  private func others(_ wish: Wish, at wanted: Instant) throws(StoreError) -> [CarSelection] {
    guard let example = wish.vehicles.first else { return [] }
    let siblings = try store.vehicles(in: .model(example.car.model.id)).filter { !wish.vehicles.contains($0) }
    let sibling = try siblings.selecting(atMost: 1) { (vehicle) throws(StoreError) in
      try isFine(Start(instant: wanted, vehicle: vehicle), wish)
    }
    let similar = try store.similarVehicles(to: example.car, limit: 8).selecting(atMost: 1) {
      (vehicle) throws(StoreError) in
      try isFine(Start(instant: wanted, vehicle: vehicle), wish)
    }
    return sibling.map { CarSelection($0) } + similar.map { CarSelection($0.car.model) }
  }
}

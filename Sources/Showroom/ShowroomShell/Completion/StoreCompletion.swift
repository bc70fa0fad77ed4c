import LanguageKit
import ShowroomCore

/// Completes from the store, a few rows at a time, and from folders.
public struct StoreCompletion: CompletionData {
  let context: Context
  private let limit = 20
  private let paths: (String) -> [String]

  /// - Parameter paths: the paths that go on with what is typed of one; those of folders end in `/`.
  public init(_ context: Context, paths: @escaping (String) -> [String] = { _ in [] }) {
    self.context = context
    self.paths = paths
  }

  /// What files there are is for staff alone.
  public func files(_ prefix: String) -> [String] {
    context.speaker == .staff ? paths(prefix) : []
  }

  public func cars(_ prefix: String) -> [String] {
    guard !prefix.isEmpty else { return [] }
    let year = context.showroom.environment.wallClock.date.year
    let matches = (try? context.store.search(prefix, limit: limit, thisYear: year).matches) ?? []
    let folded = Folding.fold(prefix)
    return matches.flatMap { [$0.model.fullName, $0.model.name] }.filter { Folding.fold($0).hasPrefix(folded) }
  }

  public func customers(_ prefix: String) -> [String] {
    guard context.speaker == .staff else { return [] }
    let found =
      prefix.isEmpty
      ? try? context.store.customers(Page(limit: limit)) : try? context.store.customers(named: prefix, limit: limit)
    return (found ?? []).map(\.name)
  }

  public func phrases(_ prefix: String) -> [String] {
    guard let key = PhraseKey(prefix) else { return [] }
    let found = try? context.store.shortcuts(beginningWith: key, for: context.speaker, limit: limit)
    return (found ?? []).flatMap(\.phrases).filter { PhraseKey($0)?.text.hasPrefix(key.text) == true }
  }

  public func drives(_ prefix: String) -> [String] {
    guard context.speaker != .guest else { return [] }
    let now = context.showroom.now
    let filter = DriveFilter(
      customer: context.speaker.customer, interval: TimeSlot(start: now - 86_400, end: now + 366 * 86_400),
      states: [.held, .requested, .confirmed, .out], limit: limit)
    let digits = prefix.hasPrefix("#") ? String(prefix.dropFirst()) : prefix
    return ((try? context.store.drives(filter)) ?? []).map { $0.id.description }.filter { $0.hasPrefix(digits) }
  }

  public func plates(_ prefix: String) -> [String] {
    let key = PhraseKey(prefix)?.text ?? ""
    let vehicles = (try? context.store.vehicles(Page(limit: 1000))) ?? []
    return vehicles.map(\.plate).filter { PhraseKey($0)?.text.hasPrefix(key) ?? false }.prefix(limit).map { $0 }
  }
}

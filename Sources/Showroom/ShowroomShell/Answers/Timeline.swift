import LanguageKit
import ShowroomCore

/// Stretches of time drawn to scale in one line of text.
struct Timeline {
  /// One stretch.
  struct Piece {
    let slot: TimeSlot
    let mark: Character
    /// What stands in it where there is room, such as a drive's number.
    var label = ""
    /// What it is, in words.
    var title = ""
  }

  let start: Instant
  let end: Instant
  /// How many minutes one cell stands for, 1 or more.
  let minutesPerCell: Int
  /// Whether nothing is drawn of what comes before, or after: what reaches there is marked at the edge.
  var isFirst = false
  var isLast = false

  /// The number of cells; 400 at most, whatever the window.
  var count: Int {
    min(max((end - start - 1) / (minutesPerCell * 60) + 1, 1), 400)
  }

  /// The line: free time as dots, later pieces over earlier ones, and the present as a bar.
  func line(_ pieces: [Piece], now: Instant) -> String {
    var cells = [Character](repeating: "·", count: count)
    for piece in pieces {
      guard piece.slot.start < end, start < piece.slot.end else { continue }
      let first = cell(of: piece.slot.start)
      let range = first..<max(first, cell(of: piece.slot.end - 1)) + 1
      let label = Array(piece.label)
      for place in range {
        let offset = place - range.lowerBound - 1
        let isLabel = label.count + 2 <= range.count && label.indices.contains(offset)
        cells[place] = isLabel ? label[offset] : piece.mark
      }
    }
    if pieces.contains(where: beginsBefore) { cells[0] = "‹" }
    if pieces.contains(where: goesOnAfter) { cells[count - 1] = "›" }
    if start <= now, now < end { cells[cell(of: now)] = "│" }
    return String(cells)
  }

  /// Whether a piece that is drawn here began before anything that is.
  func beginsBefore(_ piece: Piece) -> Bool { isFirst && piece.slot.start < start && start < piece.slot.end }

  /// Whether a piece that is drawn here goes on after all that is.
  func goesOnAfter(_ piece: Piece) -> Bool { isLast && piece.slot.start < end && end < piece.slot.end }

  /// The hours of the clock over the line.
  func scale(_ calendar: ShowroomCalendar) -> String {
    var text = ""
    for place in 0..<count {
      let time = calendar.civil(at: start + place * minutesPerCell * 60).time
      guard text.count <= place else { continue }
      let isHour = time.minute < minutesPerCell && place + 1 < count
      text += isHour ? (time.hour < 10 ? "0" : "") + String(time.hour) : " "
    }
    return text
  }

  private func cell(of instant: Instant) -> Int {
    min(max((instant - start) / (minutesPerCell * 60), 0), count - 1)
  }
}

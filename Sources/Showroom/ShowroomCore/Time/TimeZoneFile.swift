/// A compiled time-zone file (RFC 8536), read into the parts that `TimeZoneRules` needs.
///
/// The block with 64-bit times is used where there is one (version 2 and later). Every count in the file is checked
/// against its length before anything is read, so a damaged file is an error and never a crash.
struct TimeZoneFile {
  private(set) var changeTimes: [Int64] = []
  private(set) var changeTypes: [UInt8] = []
  private(set) var localTypes: [LocalTimeType] = []
  private(set) var footer: RecurringRule?

  /// What is wrong with a file.
  enum Fault: Error, Equatable {
    case notATimeZoneFile
    case tooShort
    case inconsistent(String)
    case countsLeapSeconds
    case badFooter
  }

  init(_ bytes: [UInt8]) throws(Fault) {
    var cursor = ByteCursor(bytes)
    let first = try Header(&cursor)
    guard first.version >= 2 else {
      try readBlock(first, timeSize: 4, &cursor)
      return
    }
    try cursor.skip(first.blockSize(timeSize: 4))
    let second = try Header(&cursor)
    try readBlock(second, timeSize: 8, &cursor)
    try readFooter(&cursor)
  }

  private mutating func readBlock(_ header: Header, timeSize: Int, _ cursor: inout ByteCursor) throws(Fault) {
    guard header.leapSeconds == 0 else { throw .countsLeapSeconds }
    guard header.types > 0, header.types <= 256 else { throw .inconsistent("local time types") }
    try cursor.require(header.blockSize(timeSize: timeSize))
    changeTimes.reserveCapacity(header.times)
    changeTypes.reserveCapacity(header.times)
    for _ in 0..<header.times { changeTimes.append(try cursor.signed(timeSize)) }
    for _ in 0..<header.times { changeTypes.append(UInt8(try cursor.unsigned(1))) }
    try readTypes(header, &cursor)
    try cursor.skip(header.standardFlags + header.utcFlags)
    try checkOrder()
  }

  private mutating func readTypes(_ header: Header, _ cursor: inout ByteCursor) throws(Fault) {
    var raw: [(offset: Int, isDaylight: Bool, name: Int)] = []
    for _ in 0..<header.types {
      let offset = Int(try cursor.signed(4))
      raw.append((offset, try cursor.unsigned(1) != 0, Int(try cursor.unsigned(1))))
    }
    let names = try cursor.bytes(header.nameBytes)
    for type in raw {
      guard type.name < names.count else { throw .inconsistent("abbreviations") }
      guard abs(type.offset) < 172_800 else { throw .inconsistent("offsets") }
      let name = names[(names.startIndex + type.name)...].prefix { $0 != 0 }
      let abbreviation = String(decoding: name, as: UTF8.self)
      localTypes.append(
        LocalTimeType(offset: type.offset, isDaylight: type.isDaylight, abbreviation: abbreviation))
    }
  }

  private func checkOrder() throws(Fault) {
    guard changeTypes.allSatisfy({ Int($0) < localTypes.count }) else { throw .inconsistent("change types") }
    let ascends = zip(changeTimes, changeTimes.dropFirst()).allSatisfy { $0 < $1 }
    guard ascends else { throw .inconsistent("order of changes") }
  }

  private mutating func readFooter(_ cursor: inout ByteCursor) throws(Fault) {
    guard try cursor.unsigned(1) == 10 else { throw .badFooter }
    let rest = try cursor.bytes(cursor.count)
    guard let end = rest.firstIndex(of: 10) else { throw .badFooter }
    let text = rest[..<end]
    guard !text.isEmpty else { return }
    guard let rule = RecurringRule(text) else { throw .badFooter }
    footer = rule
    spellOut(rule)
  }

  /// The last year whose changes are listed one by one; a search in a list is faster than working out a rule.
  private static let lastListedYear = 2060

  /// Lists the changes that `rule` makes after the last one in the file, which many files leave to the rule. A file
  /// that lists none has the rule for all time (RFC 8536 section 3.2) and is left as it is.
  private mutating func spellOut(_ rule: RecurringRule) {
    guard let last = changeTimes.last, localTypes.count <= 250 else { return }
    let year = RecurringRule.year(of: Instant(seconds: last))
    guard year < Self.lastListedYear else { return }
    for change in rule.changes(inYears: (year - 1)...Self.lastListedYear) where change.instant.seconds > last {
      changeTimes.append(change.instant.seconds)
      changeTypes.append(index(of: change.after))
    }
  }

  private mutating func index(of type: LocalTimeType) -> UInt8 {
    if let index = localTypes.firstIndex(of: type) { return UInt8(index) }
    localTypes.append(type)
    return UInt8(localTypes.count - 1)
  }
}

extension TimeZoneFile {
  /// The 44 bytes at the front of each block.
  private struct Header {
    let version: Int
    let utcFlags: Int
    let standardFlags: Int
    let leapSeconds: Int
    let times: Int
    let types: Int
    let nameBytes: Int

    init(_ cursor: inout ByteCursor) throws(Fault) {
      guard cursor.count >= 4, Array(try cursor.bytes(4)) == Array("TZif".utf8) else { throw .notATimeZoneFile }
      let mark = UInt8(try cursor.unsigned(1))
      version = mark == 0 ? 1 : Int(mark) - Int(UInt8(ascii: "0"))
      try cursor.skip(15)
      utcFlags = Int(try cursor.unsigned(4))
      standardFlags = Int(try cursor.unsigned(4))
      leapSeconds = Int(try cursor.unsigned(4))
      times = Int(try cursor.unsigned(4))
      types = Int(try cursor.unsigned(4))
      nameBytes = Int(try cursor.unsigned(4))
      guard version == 1 || version >= 2 else { throw .inconsistent("version") }
    }

    func blockSize(timeSize: Int) -> Int {
      times * (timeSize + 1) + types * 6 + nameBytes + leapSeconds * (timeSize + 4) + standardFlags + utcFlags
    }
  }

  /// Reads big-endian numbers from the front of a file.
  private struct ByteCursor {
    private let file: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
      file = bytes
    }

    var count: Int { file.count - position }

    func require(_ count: Int) throws(Fault) {
      guard self.count >= count else { throw .tooShort }
    }

    mutating func bytes(_ count: Int) throws(Fault) -> ArraySlice<UInt8> {
      try skip(count)
      return file[(position - count)..<position]
    }

    mutating func skip(_ count: Int) throws(Fault) {
      try require(count)
      position += count
    }

    mutating func unsigned(_ size: Int) throws(Fault) -> UInt64 {
      try skip(size)
      var value: UInt64 = 0
      for index in (position - size)..<position { value = value << 8 | UInt64(file[index]) }
      return value
    }

    mutating func signed(_ size: Int) throws(Fault) -> Int64 {
      let unused = 64 - 8 * Int64(size)
      return Int64(bitPattern: try unsigned(size) << unused) >> unused
    }
  }
}

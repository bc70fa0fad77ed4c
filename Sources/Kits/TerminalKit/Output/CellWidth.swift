/// How many cells of a terminal a text takes, once it is safe to print (see `sanitised`).
///
/// Wide are the East Asian wide and full-width characters of UAX #11 (<https://www.unicode.org/reports/tr11/>) and emoji;
/// marks and format characters take no room. Complexity: linear in the length.
public func cellWidth(of text: some StringProtocol) -> Int {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text.utf8.count }
  return text.reduce(0) { $0 + cellWidth(of: $1) }
}

/// How many cells one character takes: mostly 0, 1 or 2; more where vowels of their own width join a letter.
public func cellWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  // An emoji made of several: a flag, a family, one with a colour of skin, a sign asked to be shown as a picture.
  if scalars.count > 1, isWideSequence(scalars, first: first) { return 2 }
  return scalars.reduce(0) { $0 + cellWidth(of: $1) }
}

private func isWideSequence(_ scalars: String.UnicodeScalarView, first: Unicode.Scalar) -> Bool {
  guard first.properties.isEmoji else { return false }
  let isKeycap = first.isASCII
  return !isKeycap && scalars.contains { $0 == "\u{fe0f}" || $0 == "\u{200d}" || $0.properties.isEmojiModifier }
    || first.properties.isEmojiPresentation || isRegionalIndicator(first)
}

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
  (0x1f1e6...0x1f1ff).contains(scalar.value)
}

private func cellWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return scalar.value < 0x20 || (0x7f..<0xa0).contains(scalar.value) ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
  default: break
  }
  // Vowels and finals of Hangul join the consonant before them.
  if (0x1160...0x11ff).contains(scalar.value) || (0xd7b0...0xd7fb).contains(scalar.value) { return 0 }
  if isRegionalIndicator(scalar) { return 1 }
  return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
}

private func isWide(_ value: UInt32) -> Bool {
  guard value >= 0x1100 else { return false }
  return wideRanges.contains { $0.contains(value) }
}

/// East Asian wide and full-width, apart from emoji (which have a property of their own); unassigned places in between
/// count as their neighbours.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x9fff,
  0xa000...0xa4cf, 0xa960...0xa97c, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f,
  0xff01...0xff60, 0xffe0...0xffe6, 0x16fe0...0x18cff, 0x18d00...0x18d08, 0x1aff0...0x1b2ff, 0x1f200...0x1f265,
  0x20000...0x2fffd, 0x30000...0x3fffd,
]

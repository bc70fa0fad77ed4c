/// A text that is safe to print: nothing in it can move the cursor, change colours, end a line, hide, or turn the order of
/// what is read around. Whatever could is shown instead: control characters by their pictures (␛), others by their number.
///
/// The danger is described in UTR #36 (<https://www.unicode.org/reports/tr36/>, "bidirectional text spoofing"). Emoji that are
/// made of several stay whole. Complexity: linear in the length; a text of plain ASCII is returned as it is.
public func sanitised(_ text: some StringProtocol) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return String(text) }
  var result = String.UnicodeScalarView()
  let scalars = text.unicodeScalars
  var previous: Unicode.Scalar?
  var index = scalars.startIndex
  while index < scalars.endIndex {
    let scalar = scalars[index]
    scalars.formIndex(after: &index)
    let next = index < scalars.endIndex ? scalars[index] : nil
    if scalar == "\u{200d}" ? joinsEmoji(previous, next) : isHarmless(scalar) {
      result.append(scalar)
    } else {
      result += visibleForm(of: scalar).unicodeScalars
    }
    previous = scalar
  }
  return String(result)
}

private func joinsEmoji(_ previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
  guard let previous, let next, next.properties.isEmoji, !next.isASCII else { return false }
  return previous == "\u{fe0f}" || previous.properties.isEmojiModifier
    || previous.properties.isEmoji && !previous.isASCII
}

/// Whether a character of its own can neither steer a terminal, end a line, hide, nor turn the order of what is read around.
public func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7f { return scalar.value >= 0x20 }
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate: return false
  // The fillers of Hangul are letters by their category, and some code points have none yet; both are without a shape.
  // Those that choose the shape of what stands before them are not seen either, but belong to it.
  default: return !scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isVariationSelector
  }
}

private func visibleForm(of scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "?"
  case 0x7f: return "\u{2421}"
  default:
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}

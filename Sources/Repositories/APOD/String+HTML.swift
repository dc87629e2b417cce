import Essentials

extension String {
  /// The text with HTML's character references decoded: numeric ones and those in `references.txt`; others stay.
  var withReferencesDecoded: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    var (result, rest) = (String.UnicodeScalarView(), unicodeScalars[...])
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...].dropFirst()
      // Twelve scalars are more than any known name or code has.
      let name = rest.prefix(12).prefix { $0 != ";" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let text = Self.referenced(by: String(name)) {
        result += text.unicodeScalars
        rest = rest[name.endIndex...].dropFirst()
      } else {
        result.append("&")
      }
    }
    return String(result + rest)
  }

  /// The text of a reference, given without `&` and `;`; `nil` if it isn't known.
  private static func referenced(by name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // `UInt32` would read a sign, too.
    guard digits.first?.isHexDigit == true, let code = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let scalar = 0x80...0x9F ~= code ? windows1252[Int(code - 0x80)] : Unicode.Scalar(code)
    return scalar.map { String(Character($0)) }
  }

  /// What HTML reads the codes 0x80…0x9F as: the characters of Windows-1252, or the control characters it leaves.
  private static let windows1252: [Unicode.Scalar?] = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  /// The texts of references by their names.
  private static let names = Dictionary(
    EmbeddedFile("Pictures/references.txt").lines.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil },
    uniquingKeysWith: { first, _ in first })
}

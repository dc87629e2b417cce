import Essentials

extension StringProtocol {
  /// The first occurrence of a text, ignoring the case of ASCII letters only; `nil` if there is none.
  func caseInsensitiveRange(of text: String) -> Range<Index>? {
    func lowercased(_ byte: UInt8) -> UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte }
    let wanted = text.utf8.map(lowercased)
    var start = utf8.startIndex
    while start < utf8.endIndex {
      var (end, count) = (start, 0)
      while count < wanted.count, end < utf8.endIndex, lowercased(utf8[end]) == wanted[count] {
        (end, count) = (utf8.index(after: end), count + 1)
      }
      if count == wanted.count { return start..<end }
      start = utf8.index(after: start)
    }
    return nil
  }
}

extension String {
  /// The text with HTML's character references decoded: numeric ones and those in `references.txt`. Unknown ones stay.
  var withoutReferences: String {
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
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  /// The texts of references by their names.
  private static let names = Dictionary(
    EmbeddedFile("Pictures/references.txt").lines.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil },
    uniquingKeysWith: { first, _ in first })
}

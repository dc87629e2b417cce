import Essentials

extension String {
  /// Typed text in quotation marks, with escapes such as `\u{1B}`, up to sixty characters or a possible key.
  var quoted: String {
    let longest = 60
    let scalars = withoutKey.unicodeScalars
    let text = scalars.prefix(longest).map { scalar in
      scalar.isPrintable ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return "'\(text.joined())\(scalars.count > longest ? "..." : "")'"
  }

  /// The text up to the first part that could be a key, then dots; in `nasaKey=…`, any value could be one.
  private var withoutKey: String {
    let parts = split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].lowercased().hasSuffix("key"), !parts[1].isEmpty { return parts[0] + "=..." }
    let words = split(omittingEmptySubsequences: false) {
      !$0.isASCII || !($0.isLetter || $0.isNumber || "_-".contains($0))
    }
    guard let key = words.first(where: \.couldBeKey) else { return self }
    return self[..<key.startIndex] + "..."
  }
}

extension StringProtocol {
  /// Whether it could be a service key: at least eight ASCII letters and digits, some of each, or at least 24 letters.
  var couldBeKey: Bool {
    let letters = utf8.count(where: \.isASCIILetter)
    let digits = utf8.count(where: \.isASCIIDigit)
    return (letters + digits >= 8 && letters > 0 && digits > 0) || letters >= 24
  }
}

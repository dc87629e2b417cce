/// What somebody typed, made safe to repeat in a message.
package enum QuotedArgument {
  private static let longest = 60

  /// The argument between quotes: what no terminal should be sent is spelt out (`\u{1B}`), and a long one is cut.
  package static func text(_ argument: String) -> String {
    var text = ""
    for (index, scalar) in argument.unicodeScalars.enumerated() {
      if index == longest { return "'\(text)...'" }
      text += isPrintable(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return "'\(text)'"
  }

  /// Whether a terminal would only draw it: no control, no format or bidirectional character, no line separator.
  package static func isPrintable(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isPrintable) }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}

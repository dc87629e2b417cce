/// The style a terminal draws with, as the codes that are in force.
struct EmulatedPen: Hashable, Sendable {
  private var foreground = ""
  private var background = ""
  private var attributes: Set<Int> = []

  /// What of it shows on a glyph.
  var onGlyph: String {
    ([foreground, background] + attributes.sorted().map(String.init)).filter { !$0.isEmpty }.joined(separator: ";")
  }

  /// What of it shows on a blank: the ground, underline and reverse.
  var onBlank: String {
    let visible = attributes.intersection([4, 7])
    return ([visible.isEmpty ? "" : foreground, background] + visible.sorted().map(String.init))
      .filter { !$0.isEmpty }.joined(separator: ";")
  }

  var ground: String { background }

  /// Applies the numbers of an SGR sequence; returns one it does not know.
  mutating func select(_ codes: [Int]) -> Int? {
    var rest = codes.isEmpty ? [0] : codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = EmulatedPen()
      case 1, 2, 3, 4, 7: attributes.insert(code)
      case 22: attributes.subtract([1, 2])
      case 23, 24, 27: attributes.remove(code - 20)
      case 30...37, 90...97: foreground = "\(code)"
      case 40...47, 100...107: background = "\(code)"
      case 39: foreground = ""
      case 49: background = ""
      case 38: foreground = Self.color(code, &rest)
      case 48: background = Self.color(code, &rest)
      default: return code
      }
    }
    return nil
  }

  private static func color(_ code: Int, _ rest: inout ArraySlice<Int>) -> String {
    let count = rest.first == 2 ? 4 : 2
    defer { rest = rest.dropFirst(count) }
    return ([code] + rest.prefix(count)).map(String.init).joined(separator: ":")
  }
}

/// How text is drawn besides its colours.
package struct TextAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  package let rawValue: UInt8

  /// The attributes of the given bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier or brighter.
  package static let bold = TextAttributes(rawValue: 1)
  /// Fainter; not for what matters.
  package static let dim = TextAttributes(rawValue: 2)
  /// Slanted, where the terminal can.
  package static let italic = TextAttributes(rawValue: 4)
  /// With a line below.
  package static let underline = TextAttributes(rawValue: 8)
  /// With the two colours exchanged.
  package static let reverse = TextAttributes(rawValue: 16)

  /// Those that show on a blank.
  static let visibleOnBlank: TextAttributes = [.underline, .reverse]
}

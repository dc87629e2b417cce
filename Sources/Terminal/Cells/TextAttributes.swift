/// Text attributes other than colour.
package struct TextAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes or brighter colour, as the terminal prefers.
  package static let bold = TextAttributes(rawValue: 1)
  /// With foreground and background swapped.
  package static let reverse = TextAttributes(rawValue: 2)
}

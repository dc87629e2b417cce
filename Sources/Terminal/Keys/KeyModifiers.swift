/// The modifier keys held with a key or a mouse button.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)

  /// The modifiers of a sequence's parameter, which is 1 + shift 1 + alt 2 + ctrl 4 + others.
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    // Meta (32) is what some keyboards send for Alt.
    self = KeyModifiers(rawValue: UInt8(bits & 7)).union(bits & 32 == 0 ? [] : .alt)
  }
}

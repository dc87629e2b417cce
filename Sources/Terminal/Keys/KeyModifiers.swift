/// The modifier keys held with a key.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The Shift key; with a letter, terminals send the capital letter instead.
  package static let shift = KeyModifiers(rawValue: 1)
  /// The Alt, Option or Meta key.
  package static let alt = KeyModifiers(rawValue: 2)
  /// The Ctrl key.
  package static let control = KeyModifiers(rawValue: 4)

  /// The modifiers of xterm's and kitty's parameter: 1 plus a bit for each (Shift 1, Alt 2, Ctrl 4).
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    // Meta (32) is what some keyboards send for Alt.
    self = KeyModifiers(rawValue: UInt8(bits & 7)).union(bits & 32 == 0 ? [] : .alt)
  }
}

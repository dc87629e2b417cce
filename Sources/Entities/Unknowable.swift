/// A number that may be unknown, in the eight bytes of a number; an optional one takes sixteen.
@propertyWrapper
package struct Unknowable: Hashable, Sendable {
  // The bits, because NaN differs from itself and two unknown numbers are alike.
  private var bits = Double.nan.bitPattern

  /// The number, or `nil` when it is unknown; NaN becomes unknown.
  package var wrappedValue: Double? {
    get {
      let value = Double(bitPattern: bits)
      return value.isNaN ? nil : value
    }
    set { bits = Self.bits(of: newValue) }
  }

  package init(wrappedValue: Double? = nil) { bits = Self.bits(of: wrappedValue) }

  /// Equal numbers have equal bits: there is one zero and one NaN.
  private static func bits(of value: Double?) -> UInt64 {
    guard let value, !value.isNaN else { return Double.nan.bitPattern }
    return value == 0 ? 0 : value.bitPattern
  }
}

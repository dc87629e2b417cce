/// The values of quantities at one time or on one day, stored inline; `nil` if unknown.
struct QuantityValues: Hashable, Sendable {
  /// The bits of a `Double` for each quantity, at most 32; always the same NaN if unknown, for equality.
  private var bits = SIMD32<UInt64>(repeating: Double.nan.bitPattern)

  /// A value in the canonical unit of the quantity's measure; NaN counts as unknown.
  subscript(quantity: Quantity) -> Double? {
    get {
      let value = Double(bitPattern: bits[quantity.rawValue])
      return value.isNaN ? nil : value
    }
    set {
      // Adding 0 turns −0 into 0.
      let value = newValue.flatMap { $0.isNaN ? nil : $0 + 0 } ?? .nan
      bits[quantity.rawValue] = value.bitPattern
    }
  }
}

extension QuantityValues: Codable {
  /// Decodes an object with the quantities' names; others are ignored.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Quantity.self)
    for quantity in container.allKeys { self[quantity] = try container.decodeIfPresent(Double.self, forKey: quantity) }
  }

  /// Encodes the known values as an object.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Quantity.self)
    for quantity in Quantity.allCases { try container.encodeIfPresent(self[quantity], forKey: quantity) }
  }
}

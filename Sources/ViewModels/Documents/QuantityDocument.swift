import Entities
import Essentials

/// The quantities of a moment, an hour or a day in a document and in its units: members of an object that has others too.
struct QuantityDocument: Codable {
  private var members: [(quantity: Quantity, value: Double?, isWhole: Bool)] = []

  /// The quantities of a part of a document from canonical values.
  init(_ part: Quantity.Parts, in units: Units, _ value: (Quantity) -> Double?) {
    members = Quantity.all(in: part).map { quantity in
      let measure = quantity.measure
      return (quantity, units.document(value(quantity), measure), units[measure].documentDigits == 0)
    }
  }

  /// Takes what can be read; the other members are others' or unknown.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Quantity.self)
    for quantity in Quantity.allCases {
      guard let value = try? container.decodeIfPresent(Double.self, forKey: quantity) else { continue }
      members.append((quantity, value, false))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Quantity.self)
    for (quantity, value, isWhole) in members {
      if isWhole, let number = value?.whole {
        try container.encode(number, forKey: quantity)
      } else if let value {
        try container.encode(value, forKey: quantity)
      } else {
        try container.encodeNil(forKey: quantity)
      }
    }
  }

  /// What a document in some units has, in canonical units; what cannot be is unknown.
  func canonical(_ quantity: Quantity, from units: Units) -> Double? {
    let value = members.first { $0.quantity == quantity }?.value
    return units.canonical(value, quantity.measure).flatMap { quantity.measure.range.contains($0) ? $0 : nil }
  }
}

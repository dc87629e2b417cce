package import Entities
package import Essentials

/// A member of a document that is written as `null` while it is unknown, and read as unknown where it is missing or of
/// another kind: one bad field loses no other.
@propertyWrapper
package struct OrNull<Value: Codable>: Codable {
  package var wrappedValue: Value?

  package init(wrappedValue: Value? = nil) {
    self.wrappedValue = wrappedValue
  }

  package init(from decoder: any Decoder) throws {
    wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

extension KeyedDecodingContainer {
  /// What is missing is unknown.
  package func decode<Value>(_ type: OrNull<Value>.Type, forKey key: Key) throws -> OrNull<Value> {
    (try? decodeIfPresent(type, forKey: key)) ?? OrNull()
  }
}

/// The elements of a list that can be read; a bad one loses no other.
package struct Readable<Element: Codable>: Codable {
  package var elements: [Element]

  package init(_ elements: [Element]) { self.elements = elements }

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    elements = []
    // Reading goes on after an element only where reading it did not fail.
    while !container.isAtEnd {
      if let element = try container.decode(OrNull<Element>.self).wrappedValue { elements.append(element) }
    }
  }

  package func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

/// An instant as documents tell it: `2026-11-20T21:00:00+09:00`, with the offset of a zone, or `…Z`.
package struct ISOInstant: Codable {
  package var date: Date
  private var zone: Zone?

  /// `nil` where there is no instant.
  package init?(_ date: Date?, in zone: Zone? = nil) {
    guard let date else { return nil }
    self.date = date
    self.zone = zone
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let date = ISOText.date(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an instant of ISO 8601")
    }
    self.date = date
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(zone.map { ISOText.local(date, in: $0) } ?? ISOText.utc(date))
  }
}

extension Date {
  /// What is computed is rounded to the nearest second, as almanacs print it.
  nonisolated var nearestSecond: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded()) }
}

extension Double {
  /// The number with so many decimals, or `nil` when it is not finite.
  package nonisolated func rounded(digits: Int) -> Double? {
    guard isFinite else { return nil }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let result = (self * scale).rounded() / scale
    return result == 0 ? 0 : result
  }

  /// The nearest whole number, or `nil` when it is not finite or beyond any count.
  package nonisolated var whole: Int? { isFinite && abs(self) < 1e15 ? Int(rounded()) : nil }
}

extension Double {
  /// So many decimals, or as many as it takes that rounding it again to those of the screen gives what the screen shows;
  /// a half is none of them, since to canonical units and back it may be a little less. Never two in place of one, so that
  /// a document that is read and written again stays as it is: 4.505 would become 4.51.
  nonisolated func rounded(digits: Int, showing shown: Int) -> Double? {
    guard shown < digits else { return rounded(digits: digits) }
    let scale = shown == 0 ? 1.0 : 10
    let roundings = [digits, 3, 4].lazy.compactMap { rounded(digits: $0) }
    return roundings.first { candidate in
      let scaled = candidate * scale
      return scaled.rounded() == (self * scale).rounded() && abs(abs(scaled - scaled.rounded()) - 0.5) > 0.001
    } ?? rounded(digits: digits)
  }
}

extension Units {
  /// A canonical value in these units, as documents have it: with as many decimals as it takes that a reader who rounds
  /// it again shows what this run shows.
  func document(_ canonical: Double?, _ measure: Measure) -> Double? {
    guard let canonical else { return nil }
    let unit = self[measure]
    let value = unit.value(canonical)
    return value.rounded(digits: unit.documentDigits, showing: unit.digits(of: value, within: measure.columns))
  }

  /// A value of a document in the canonical unit.
  func canonical(_ value: Double?, _ measure: Measure) -> Double? { value.map(self[measure].canonical) }
}

package import Essentials

/// Making values: what is unknown is `null`, and numbers have the decimals they deserve.
extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(key: $0, value: $1) })
  }

  package static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  package static func truth(_ value: Bool?) -> JSONValue { value.map(JSONValue.bool) ?? .null }

  package static func integer(_ value: Int?) -> JSONValue { value.map { .number(String($0)) } ?? .null }

  /// A number as it is; JSON has no infinities.
  package static func decimal(_ value: Double?) -> JSONValue {
    value.flatMap { $0.isFinite ? .number("\($0)") : nil } ?? .null
  }

  /// A number rounded to decimals.
  package static func rounded(_ value: Double?, digits: Int) -> JSONValue { decimal(value?.rounded(digits: digits)) }

  package static func list(_ values: [JSONValue]?) -> JSONValue { values.map(JSONValue.array) ?? .null }

  /// An instant with the offset of a zone, `2026-11-20T21:00:00+09:00`, or in UTC, `2026-11-20T12:00:00Z`.
  package static func instant(_ date: Date?, in zone: Zone? = nil) -> JSONValue {
    text(date.map { date in zone.map { ISOText.local(date, in: $0) } ?? ISOText.utc(date) })
  }

  /// The object as a document of its own, with the number of the schema.
  package var page: JSONValue {
    var page = self
    page["schema"] = .integer(1)
    return page
  }
}

/// Reading documents: what is missing or of another kind is unknown, and loses nothing else.
extension JSONValue {
  package var truth: Bool? { if case .bool(let value) = self { value } else { nil } }

  package var instant: Date? { string.flatMap { ISOText.date($0) } }

  package var day: CivilDate? { string.flatMap { CivilDate(iso: $0) } }

  /// The case of that name.
  package func name<Name: RawRepresentable<String>>(of type: Name.Type = Name.self) -> Name? {
    string.flatMap { Name(rawValue: $0) }
  }
}

extension Double {
  /// The number with so many decimals, or `nil` when it is not finite.
  package func rounded(digits: Int) -> Double? {
    guard isFinite else { return nil }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let result = (self * scale).rounded() / scale
    return result == 0 ? 0 : result
  }

  /// The nearest whole number, or `nil` when it is not finite or beyond any count.
  package var whole: Int? { isFinite && abs(self) < 1e15 ? Int(rounded()) : nil }
}

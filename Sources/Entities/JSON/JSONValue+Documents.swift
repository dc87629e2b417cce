package import Essentials

/// Values of documents; in each, `nil` becomes `null`.
extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(key: $0, value: $1) })
  }

  package static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  package static func integer(_ value: Int?) -> JSONValue { value.map { .number(String($0)) } ?? .null }

  /// A number with all its digits; `null` if it isn't finite, which JSON can't express.
  package static func decimal(_ value: Double?) -> JSONValue {
    value.flatMap { $0.isFinite ? .number("\($0)") : nil } ?? .null
  }

  /// A number rounded to that many decimals; `null` if it isn't finite.
  package static func rounded(_ value: Double?, digits: Int) -> JSONValue { decimal(value?.rounded(digits: digits)) }

  package static func list(_ values: [JSONValue]?) -> JSONValue { values.map(JSONValue.array) ?? .null }

  /// An instant in a time zone, `2026-11-20T21:00:00+09:00`, or else in UTC, `2026-11-20T12:00:00Z`.
  package static func instant(_ date: Date?, in zone: Zone? = nil) -> JSONValue {
    text(date.map { date in zone.map { ISOText.local(date, in: $0) } ?? ISOText.utc(date) })
  }

  /// The object as a whole document: with the version of skydash's schema, which is 1.
  package var withSchema: JSONValue {
    var document = self
    document["schema"] = .integer(1)
    return document
  }
}

/// The contents of documents; `nil` for a value of another type.
extension JSONValue {
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  package var instant: Date? { string.flatMap { ISOText.date($0) } }

  package var day: CivilDate? { string.flatMap { CivilDate(iso: $0) } }

  /// The case with this string as its raw value.
  package func name<Name: RawRepresentable<String>>(of type: Name.Type = Name.self) -> Name? {
    string.flatMap { Name(rawValue: $0) }
  }
}

/// A text for people, in English, with its values apart: `Phrase("Dry until \(end)")`.
///
/// The English text with numbered slots, `Dry until %1$s`, is the key of its translations: gettext's `c-format`, which
/// translators' tools know. A text for people is always written as `Phrase("…")` or, in views, `words("…")`: that is how
/// a test finds them all.
package struct Phrase: Hashable, Sendable {
  private let form: Form
  /// Which meaning of an English text that has two: `Best` as a heading, `best` before a time.
  private let context: String

  private indirect enum Form: Hashable, Sendable {
    case text(id: String, values: [Value])
    case counted(one: String, other: String, count: Int, values: [Value])
    case verbatim(String)
    case sentence(Phrase)
    case joined([Phrase], separator: Phrase)
  }

  /// What fills a slot; whole numbers and times come as texts.
  enum Value: Hashable, Sendable {
    case text(String)
    case phrase(Phrase)
    /// A number as English writes it, `10,000` or `8.4`: each language has marks of its own.
    case number(String)
  }

  package init(_ english: Template, context: String = "") {
    (form, self.context) = (.text(id: english.id, values: english.values), context)
  }

  /// A text that depends on a count: `Phrase(one: "\(count) city", other: "\(count) cities", count)`.
  package init(one: Template, other: Template, _ count: Int, context: String = "") {
    form = .counted(one: one.id, other: other.id, count: count, values: other.values)
    self.context = context
  }

  /// A name that comes from a table, such as a planet's: languages have it under its English name.
  package init(name: String) { (form, context) = (.text(id: name, values: []), "name") }

  /// What is the same in every language: a city's name, a number.
  package init(verbatim text: String) { (form, context) = (.verbatim(text), "") }

  /// A phrase with a capital and a full stop, given to it once it is translated.
  package init(sentence phrase: Phrase) { (form, context) = (.sentence(phrase), "") }

  /// Phrases in a row.
  package init(_ phrases: [Phrase], separator: Phrase) {
    (form, context) = (.joined(phrases, separator: separator), "")
  }

  /// Before the decimals of a number, and between its thousands.
  package static let decimalMark = Phrase(".", context: "decimal mark")
  static let thousandsMark = Phrase(",", context: "thousands mark")

  /// In English, as documents have it in every language.
  package var english: String { text(in: nil) }

  /// In a language; in English without one, or where it lacks this text.
  package func text(in translation: Translation?) -> String {
    switch form {
    case .text(let id, let values):
      return Self.fill(translation?.text(id, context: context) ?? id, values, translation)
    case .counted(let one, let other, let count, let values):
      let text = translation?.text(one, context: context, count: count) ?? (count == 1 ? one : other)
      return Self.fill(text, values, translation)
    case .verbatim(let text): return text
    case .sentence(let phrase):
      let text = phrase.text(in: translation)
      // The name of a host has no capital.
      let isHost = text.prefix { $0 != " " }.contains(".")
      return (isHost ? text : text.capitalizedFirst) + "."
    case .joined(let phrases, let separator):
      return phrases.map { $0.text(in: translation) }.joined(separator: separator.text(in: translation))
    }
  }

  /// Fills slots in one pass, so that a value which looks like a slot stays what it is.
  private static func fill(_ text: String, _ values: [Value], _ translation: Translation?) -> String {
    let bytes = text.utf8
    var result = ""
    var start = bytes.startIndex
    while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "%")) {
      result += text[start..<sign]
      let digits = bytes[bytes.index(after: sign)...].prefix { (48...57).contains($0) }
      let slot = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      result += values.indices.contains(slot - 1) ? values[slot - 1].text(in: translation) : "%"
      // After a slot comes `$s`, after a sign of percent another one.
      start = bytes.index(digits.endIndex, offsetBy: slot > 0 ? 2 : 1, limitedBy: bytes.endIndex) ?? bytes.endIndex
    }
    return result + text[start...]
  }
}

extension Phrase {
  /// What is written between the quotes.
  package struct Template: ExpressibleByStringInterpolation, StringInterpolationProtocol, Sendable {
    fileprivate var id = ""
    fileprivate var values: [Value] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      id.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    package init(stringLiteral value: String) { appendLiteral(value) }

    package init(stringInterpolation: Template) { self = stringInterpolation }

    package mutating func appendLiteral(_ literal: String) {
      id += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    package mutating func appendInterpolation(_ text: String) { add(.text(text)) }
    package mutating func appendInterpolation(_ text: Substring) { add(.text(String(text))) }
    package mutating func appendInterpolation(_ number: Int) { add(.text(String(number))) }
    package mutating func appendInterpolation(_ date: CivilDate) { add(.text("\(date)")) }
    package mutating func appendInterpolation(_ phrase: Phrase) { add(.phrase(phrase)) }
    package mutating func appendInterpolation(number text: String) { add(.number(text)) }

    private mutating func add(_ value: Value) {
      values.append(value)
      id += "%\(values.count)$s"
    }
  }
}

extension Phrase.Value {
  fileprivate func text(in translation: Translation?) -> String {
    switch self {
    case .text(let text): text
    case .phrase(let phrase): phrase.text(in: translation)
    case .number(let text):
      text.map {
        $0 == "."
          ? Phrase.decimalMark.text(in: translation)
          : $0 == "," ? Phrase.thousandsMark.text(in: translation) : String($0)
      }.joined()
    }
  }
}

import Essentials

/// A translatable English text with the values to insert: `Phrase("Dry until \(end)")`.
///
/// The English text with numbered slots, `Dry until %1$s`, is the key of its translations, in gettext's `c-format`, as
/// translators' tools expect. A test collects these keys by looking for `Phrase("…")` and, in views, `words("…")`.
package struct Phrase: Hashable, Sendable {
  private let form: Form
  /// Distinguishes the meanings of an ambiguous English text, such as `Sun` as a day of the week; else empty.
  private let context: String

  private indirect enum Form: Hashable, Sendable {
    case text(id: String, values: [Value])
    case counted(one: String, other: String, count: Int, values: [Value])
    case verbatim(String)
    case sentence(Phrase)
    case joined([Phrase], separator: Phrase)
  }

  /// A value that fills a slot; integers and dates are texts.
  enum Value: Hashable, Sendable {
    case text(String)
    case phrase(Phrase)
    /// A number in English notation, `10,000` or `8.4`; languages have their own separators.
    case number(String)
  }

  /// A text to translate; `context` says which of its meanings an ambiguous English text has.
  package init(_ english: Template, context: String = "") {
    (form, self.context) = (.text(id: english.id, values: english.values), context)
  }

  /// A text for a count: `Phrase(one: "\(count) city", other: "\(count) cities", count)`. Both insert the same values.
  package init(one: Template, other: Template, _ count: Int, context: String = "") {
    (form, self.context) = (.counted(one: one.id, other: other.id, count: count, values: other.values), context)
  }

  /// A name from a table, such as a planet's, translated under its English name.
  package init(name: String) { (form, context) = (.text(id: name, values: []), "name") }

  /// A text that is the same in every language: a city's name, a number.
  package init(verbatim text: String) { (form, context) = (.verbatim(text), "") }

  /// A phrase as a sentence: its translation is capitalised and given a full stop if it has none.
  package init(sentence phrase: Phrase) { (form, context) = (.sentence(phrase), "") }

  /// Phrases one after the other, with a separator between them.
  package init(_ phrases: [Phrase], separator: Phrase) {
    (form, context) = (.joined(phrases, separator: separator), "")
  }

  /// The separator before the decimals of a number.
  package static let decimalMark = Phrase(".", context: "decimal mark")
  /// The separators in a number, by the English ones.
  fileprivate static let marks: [Character: Phrase] = [
    ".": decimalMark, ",": Phrase(",", context: "thousands mark"),
  ]

  /// The English text, which documents use in every language.
  package var english: String { text(in: nil) }

  /// The text in a language, or in English if that is `nil` or lacks this text.
  package func text(in translation: Translation?) -> String {
    switch form {
    case .text(let id, let values): return Self.fill(translation?.text(id, context: context) ?? id, values, translation)
    case .counted(let one, let other, let count, let values):
      let text = translation?.text(one, context: context, count: count) ?? (count == 1 ? one : other)
      return Self.fill(text, values, translation)
    case .verbatim(let text): return text
    case .sentence(let phrase):
      let text = phrase.text(in: translation)
      // A host name, which contains a full stop, isn't capitalised.
      let isHost = text.prefix { $0 != " " }.contains(".")
      return (isHost ? text : text.capitalizedFirst).withFullStop
    case .joined(let phrases, let separator):
      return phrases.map { $0.text(in: translation) }.joined(separator: separator.text(in: translation))
    }
  }

  /// Fills the slots in one pass, so that a value that looks like a slot isn't expanded.
  private static func fill(_ text: String, _ values: [Value], _ translation: Translation?) -> String {
    let bytes = text.utf8
    var result = ""
    var start = bytes.startIndex
    while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "%")) {
      result += text[start..<sign]
      let digits = bytes[bytes.index(after: sign)...].prefix(while: \.isASCIIDigit)
      let slot = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      result += values.indices.contains(slot - 1) ? values[slot - 1].text(in: translation) : "%"
      // A slot number is followed by `$s`, a literal percent sign by a second one.
      start = bytes.index(digits.endIndex, offsetBy: slot > 0 ? 2 : 1, limitedBy: bytes.endIndex) ?? bytes.endIndex
    }
    return result + text[start...]
  }
}

extension Phrase {
  /// The string literal of a phrase: its interpolations become numbered slots.
  package struct Template: ExpressibleByStringInterpolation, StringInterpolationProtocol, Sendable {
    fileprivate var id = ""
    fileprivate var values: [Value] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package init(stringLiteral value: String) { appendLiteral(value) }

    package init(stringInterpolation: Template) { self = stringInterpolation }

    package mutating func appendLiteral(_ literal: String) {
      id += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    package mutating func appendInterpolation(_ text: some StringProtocol) { add(.text(String(text))) }
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
  /// The value in a language, with that language's separators in a number.
  fileprivate func text(in translation: Translation?) -> String {
    switch self {
    case .text(let text): text
    case .phrase(let phrase): phrase.text(in: translation)
    case .number(let text):
      translation == nil ? text : text.map { Phrase.marks[$0]?.text(in: translation) ?? String($0) }.joined()
    }
  }
}

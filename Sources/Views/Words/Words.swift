package import Entities
import Essentials
import Terminal

/// The texts of one language: `words("Dry until \(end)")` is that text in the user's language.
///
/// An immutable class, since everything that draws has it, so that a copy is only a reference.
package nonisolated final class Words: Sendable {
  /// The language of the texts.
  package let language: Language
  /// The translations; `nil` for English, whose texts are in the source code.
  private let translation: Translation?
  /// The abbreviated names of the weekdays from Monday on, as `CivilDate.weekday` counts, of at most three columns.
  let weekdays: [String]
  /// The abbreviated names of the months from January on.
  let months: [String]
  /// The abbreviated names of the sixteen compass points, from north clockwise.
  let compass: [String]
  /// The decimal mark of numbers in text.
  let decimalMark: String
  /// The percent sign after a number, preceded by a non-breaking space if the language has one.
  let percentSign: String
  /// The columns of the longest name of a condition.
  let longestConditionWidth: Int

  /// The texts of a language, which are read now unless it is English.
  package init(_ language: Language) {
    self.language = language
    let translation =
      language == .english
      ? nil
      : Translation(po: EmbeddedFile("Languages/\(language.tag).po").bytes, pluralForm: language.pluralForm)
    self.translation = translation
    func texts(_ phrases: [Phrase]) -> [String] { phrases.map { $0.text(in: translation) } }
    (weekdays, months, compass) = (texts(Self.weekdays), texts(Self.months), texts(Self.compass))
    decimalMark = Phrase.decimalMark.text(in: translation)
    percentSign = Phrase("%", context: "percent sign").text(in: translation)
    longestConditionWidth = texts(Condition.allCases.map(\.phrase)).width
  }

  /// The texts in English.
  package static let english = Words(.english)

  /// The texts of a language, which are read at each call unless it is English.
  package static func inLanguage(_ language: Language) -> Words { language == .english ? .english : Words(language) }

  /// A text in this language. `context` tells equal English texts with different translations apart.
  package func callAsFunction(_ english: Phrase.Template, context: String = "") -> String {
    self(Phrase(english, context: context))
  }

  /// A text in this language, in the singular or plural for a count.
  package func callAsFunction(
    one: Phrase.Template, other: Phrase.Template, _ count: Int, context: String = ""
  ) -> String {
    self(Phrase(one: one, other: other, count, context: context))
  }

  /// A phrase in this language.
  package func callAsFunction(_ phrase: Phrase) -> String { phrase.text(in: translation) }

  /// The heading of a forecast of some days: `Next 7 days`.
  func nextDays(_ count: Int) -> String { self(Phrase(one: "Next \(count) day", other: "Next \(count) days", count)) }

  /// The name of a weather condition; `nil` if there is none.
  func condition(_ condition: Condition?) -> String? { condition.map { self($0.phrase) } }
}

// MARK: - Choice of language

nonisolated extension Words {
  /// The language that the settings choose, else the one of the environment's locale, else English.
  package static func language(_ choice: Settings.Choice<Language>, environment: [String: String]) -> Language {
    if case .only(let language) = choice { return language }
    return Language(locale: locale(environment)) ?? .english
  }

  /// The locale of messages, such as `ko_KR.UTF-8`; `C` where none is set.
  package static func locale(_ environment: [String: String]) -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
  }
}

// MARK: - Numbers and times

nonisolated extension Words {
  /// A number rounded to `digits` decimals, with the language's decimal mark; `?` if it isn't between -1e15 and 1e15.
  package func number(_ value: Double, digits: Int) -> String {
    QuantityText.rounded(value, digits: digits, mark: decimalMark)
  }

  /// A number of bytes in megabytes (10⁶), with one decimal, without the unit.
  package func megabytes(_ bytes: Int) -> String { number(Double(bytes) / 1e6, digits: 1) }

  /// `61%`, from a value in percent, rounded.
  func percent(_ value: Double) -> String { QuantityText.rounded(value) + percentSign }

  /// The columns of `100%`.
  var percentWidth: Int { 3 + percentSign.displayWidth }

  /// The columns of ` 100%`, with a blank that sets it apart.
  var spacedPercentWidth: Int { 1 + percentWidth }

  /// A time of the 12-hour clock marked as before or after noon: `5:17pm` or `오후 5:17`.
  func withDayPeriod(_ time: String, isMorning: Bool) -> String {
    self(isMorning ? Phrase("\(time)am") : Phrase("\(time)pm"))
  }

  /// `Tue 24 Nov`, without the year.
  func day(_ date: CivilDate) -> String {
    self(Phrase("\(weekdays[date.weekday]) \(date.day) \(months[date.month - 1])", context: "sky"))
  }

  /// The name of a month 1…12 as a heading: `Nov`, without the full stop of an abbreviation.
  func month(_ month: Int) -> String {
    let name = months[month - 1]
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }

  /// A duration in minutes, 0 or more: `10 h 51 min`, without zero hours or minutes; `0 min` for none at all.
  func duration(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return self(Phrase("\(rest) min")) }
    return self(rest == 0 ? Phrase("\(hours) h") : Phrase("\(hours) h \(rest) min"))
  }

  /// A duration in seconds, 0 or more: `1 min 48 s`, without zero minutes or seconds; `0 s` for none at all.
  func duration(seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    if minutes == 0 { return self(Phrase("\(rest) s")) }
    return self(rest == 0 ? Phrase("\(minutes) min") : Phrase("\(minutes) min \(rest) s"))
  }

  /// An age in seconds, rounded down: `now`, minutes up to 99, hours up to 47, then days; `nil` if it isn't finite.
  func age(_ seconds: Double?) -> String? {
    guard let seconds, seconds.isFinite else { return nil }
    let minutes = Int(min(max(seconds, 0), 1e9) / 60)
    switch minutes {
    case ..<1: return self(Phrase("now"))
    case ..<100: return self(Phrase("\(minutes) min"))
    case ..<(48 * 60): return self(Phrase("\(minutes / 60) h"))
    default: return self(Phrase("\(minutes / 1440) d"))
    }
  }
}

// MARK: - English names

nonisolated extension Words {
  private static let weekdays = [
    Phrase("Mon"), Phrase("Tue"), Phrase("Wed"), Phrase("Thu"), Phrase("Fri"), Phrase("Sat"),
    Phrase("Sun", context: "weekday"),
  ]

  private static let months = [
    Phrase("Jan"), Phrase("Feb"), Phrase("Mar"), Phrase("Apr"), Phrase("May"), Phrase("Jun"), Phrase("Jul"),
    Phrase("Aug"), Phrase("Sep"), Phrase("Oct"), Phrase("Nov"), Phrase("Dec"),
  ]

  private static let compass = [
    Phrase("N"), Phrase("NNE"), Phrase("NE"), Phrase("ENE"), Phrase("E"), Phrase("ESE"), Phrase("SE"), Phrase("SSE"),
    Phrase("S"), Phrase("SSW"), Phrase("SW"), Phrase("WSW"), Phrase("W"), Phrase("WNW"), Phrase("NW"), Phrase("NNW"),
  ]
}

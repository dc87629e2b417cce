package import Entities
package import Imaging

/// Everything skydash says to a person in one language; another language is one more value of this type.
///
/// A class that never changes, since all that draws has it: copied by value, its hundreds of members would be a third of
/// the code of this module.
package nonisolated final class Words: Sendable {
  package let language: Language
  private let translation: Translation?
  /// Every condition in a word or two, without a capital.
  package let conditionName: @Sendable (Condition) -> String
  /// Monday first, three columns or fewer in width.
  package let weekdays: [String]
  /// January first, short.
  package let months: [String]
  /// Stands before the decimals of a number, where people read it.
  package let decimalMark: String
  package let columnName: @Sendable (TableColumn) -> String
  /// A column's name in full, for plain output; `nil` where the short one is it.
  package let fullColumnName: @Sendable (TableColumn) -> String?
  /// A time or an hour of the 12-hour clock, such as `5:17pm`.
  package let halfDay: @Sendable (_ time: String, _ isMorning: Bool) -> String
  /// From north clockwise, sixteen points.
  package let compass: [String]
  /// An age such as `3 min`; the unit's number is whole.
  package let age: @Sendable (_ value: Int, _ unit: AgeUnit) -> String
  package let panel: PanelWords
  package let forecast: ForecastWords
  package let live: LiveWords
  package let picture: PictureWords
  package let sky: SkyWords
  package let printed: PrintedWords
  package let problems: ProblemWords

  package init(
    language: Language, conditionName: @escaping @Sendable (Condition) -> String, weekdays: [String],
    months: [String], decimalMark: String, columnName: @escaping @Sendable (TableColumn) -> String,
    fullColumnName: @escaping @Sendable (TableColumn) -> String?,

    halfDay: @escaping @Sendable (_ time: String, _ isMorning: Bool) -> String, compass: [String],
    age: @escaping @Sendable (_ value: Int, _ unit: AgeUnit) -> String,
    panel: PanelWords, forecast: ForecastWords,
    live: LiveWords, picture: PictureWords, sky: SkyWords, printed: PrintedWords, problems: ProblemWords
  ) {
    self.language = language
    translation = Translation(language)
    self.conditionName = conditionName
    self.weekdays = weekdays
    self.months = months
    self.decimalMark = decimalMark
    self.columnName = columnName
    self.fullColumnName = fullColumnName
    self.halfDay = halfDay
    self.compass = compass
    self.age = age
    self.panel = panel
    self.forecast = forecast
    self.live = live
    self.picture = picture
    self.sky = sky
    self.printed = printed
    self.problems = problems
  }

  /// A text for people in this language: `words("Dry until \(end)")`.
  package func callAsFunction(_ english: Phrase.Template, context: String = "") -> String {
    self(Phrase(english, context: context))
  }

  package func callAsFunction(
    one: Phrase.Template, other: Phrase.Template, _ count: Int, context: String = ""
  ) -> String {
    self(Phrase(one: one, other: other, count, context: context))
  }

  package func callAsFunction(_ phrase: Phrase) -> String { phrase.text(in: translation) }

  package enum AgeUnit: Sendable {
    case minutes, hours, days
  }

  /// The words of a language.
  package static func of(_ language: Language) -> Words {
    switch language {
    case .english: .english
    case .korean: .korean
    }
  }

  /// What the settings and the environment ask for: the language set, else the locale's, else English.
  package static func language(_ choice: Settings.LanguageChoice, environment: [String: String]) -> Language {
    switch choice {
    case .en: return .english
    case .ko: return .korean
    case .auto:
      return Language(locale: locale(environment)) ?? .english
    }
  }

  /// The locale of messages, such as `ko_KR.UTF-8`; `C` where none is set.
  package static func locale(_ environment: [String: String]) -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
  }

  /// A column's name in full.
  func fullName(_ column: TableColumn) -> String { fullColumnName(column) ?? columnName(column) }

  /// A number with that many decimals.
  package func number(_ value: Double, digits: Int) -> String {
    QuantityText.rounded(value, digits: digits, mark: decimalMark)
  }

  package func condition(_ condition: Condition?) -> String? {
    condition.map(conditionName)
  }
}

/// What the panels of one city say.
package nonisolated struct PanelWords: Sendable {
  /// The chance that something falls.
  package var chance: @Sendable (Outlook.Fall) -> String
}

/// Why something was not done, in one language.
package nonisolated struct ProblemWords: Sendable {
  /// Why a service gave nothing, without a capital and a full stop.
  package var service: @Sendable (ServiceFailure) -> String
  package var city: @Sendable (CityProblem) -> String
  package var settings: @Sendable (SettingsProblem) -> String
  package var warning: @Sendable (SettingsWarning) -> String
  package var sky: @Sendable (SkyProblem) -> String
  package var picture: @Sendable (PictureNotice) -> String
  package var program: @Sendable (ProgramProblem) -> String
  package var image: @Sendable (ImageError) -> String

  /// A problem as a sentence that stands alone.
  package func sentence(_ problem: Problem) -> String {
    switch problem {
    case .service(let failure): service(failure).capitalizedFirst + "."
    case .city(let problem): city(problem)
    case .settings(let problem): settings(problem)
    case .sky(let problem): sky(problem)
    case .picture(let problem): picture(.problem(problem))
    case .program(let problem): program(problem)
    case .other(let text): text
    }
  }
}

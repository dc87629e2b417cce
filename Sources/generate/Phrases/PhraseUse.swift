/// A text for people where a source file says it.
struct PhraseUse: Hashable {
  let file: String
  let line: Int
  let context: String
  /// The English with numbered slots, which is the key of its translations.
  let id: String
  /// The English for counts other than one.
  let plural: String?
  /// What the slots are filled with, as the source has it.
  let values: [String]

  /// How translations find it: gettext puts a context and this sign before the text.
  var key: String { context.isEmpty ? id : "\(context)\u{4}\(id)" }

  /// The text with a sample in each slot.
  var sample: String {
    values.enumerated().reduce(plural ?? id) { text, value in
      text.replacing("%\(value.offset + 1)$s", with: Self.sample(of: value.element))
    }.replacing("%%", with: "%")
  }

  /// A value such as the expression has, by the last name in it.
  private static func sample(of expression: String) -> String {
    let names = expression.lowercased().split { !$0.isLetter }
    return names.reversed().lazy.compactMap { samples[String($0)] }.first ?? "‹\(expression)›"
  }

  private static let samples = [
    "time": "21:05", "plaintime": "21:05", "start": "21:05", "end": "23:30", "span": "18:50–05:42",
    "date": "Fri 20 Nov",
    "day": "Fri 20 Nov", "night": "night of 20–21 Nov", "year": "2026", "month": "Nov", "count": "3", "number": "2",
    "name": "Seoul", "city": "Seoul", "place": "Seoul, South Korea", "degrees": "41°", "altitude": "41°",
    "percent": "82 %", "direction": "SE", "magnitude": "3.4", "duration": "10 h 51 min", "seconds": "40",
    "minutes": "12",
    "hours": "24", "days": "7", "score": "72", "rating": "good", "path": "~/skydash.json",
    "command": "skydash add Seoul",
    "fall": "Rain", "difference": "2°", "amount": "3.0 mm", "service": "Open-Meteo", "reason": "no network",
  ]
}

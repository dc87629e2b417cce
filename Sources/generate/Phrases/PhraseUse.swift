/// A text that users see, at one place in a source file.
struct PhraseUse: Hashable {
  let file: String
  let line: Int
  /// What distinguishes it from other uses of the same English (gettext's `msgctxt`); empty if nothing does.
  let context: String
  /// The English with numbered slots such as `%1$s`, for the count one if there is a ``plural``.
  let id: String
  /// The English for counts other than one; `nil` if the text doesn't depend on a count.
  let plural: String?
  /// The expressions that fill the slots, as in the source.
  let values: [String]

  /// The key of its translations, as in gettext: the context and U+0004 precede the text.
  var key: String { context.isEmpty ? id : "\(context)\u{4}\(id)" }

  /// The text with a sample in each slot.
  var sample: String {
    values.enumerated().reduce(plural ?? id) { text, value in
      text.replacing("%\(value.offset + 1)$s", with: Self.sample(of: value.element))
    }.replacing("%%", with: "%")
  }

  /// A typical value of an expression, by the last known word in it; else the expression itself.
  private static func sample(of expression: String) -> String {
    let names = expression.lowercased().split { !$0.isLetter }
    return names.reversed().lazy.compactMap { samples[String($0)] }.first ?? "‹\(expression)›"
  }

  private static let samples = [
    "time": "21:05", "plaintime": "21:05", "start": "21:05", "end": "23:30", "span": "18:50–05:42",
    "date": "Fri 20 Nov", "day": "Fri 20 Nov", "night": "night of 20–21 Nov", "year": "2026", "month": "Nov",
    "count": "3", "number": "2", "name": "Seoul", "city": "Seoul", "place": "Seoul, South Korea", "degrees": "41°",
    "altitude": "41°", "percent": "82 %", "direction": "SE", "magnitude": "3.4", "duration": "10 h 51 min",
    "seconds": "40", "minutes": "12", "hours": "24", "days": "7", "score": "72", "rating": "good",
    "path": "~/skydash.json", "command": "skydash add Seoul", "fall": "Rain", "difference": "2°", "amount": "3.0 mm",
    "service": "Open-Meteo", "reason": "no network",
  ]
}

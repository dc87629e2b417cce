package import Entities

extension Setting {
  /// Its purpose and possible values, for the help.
  var explanation: Phrase {
    let values = Phrase(oneOf: choices)
    guard let purpose, !choices.isEmpty else { return purpose ?? values }
    return Phrase("\(purpose): \(values)")
  }

  /// Its value as `config set` takes it, empty if it has none; for a secret, only the word `set` or `not set`.
  package func text(in settings: Settings) -> String {
    switch (form, value(in: settings)) {
    case (.secret, _): hasValue(in: settings) ? "set" : "not set"
    case (.seconds, .number(let seconds)): seconds.durationText
    case (_, .number(let number)): String(number)
    case (_, .text(let text)): text
    case (_, nil): ""
    }
  }

  /// Whether it has a value that isn't empty; of a secret, nothing else may be shown.
  package func hasValue(in settings: Settings) -> Bool { ![nil, .text("")].contains(value(in: settings)) }

  /// Parses a typed value; throws if it is none of the choices, no duration in range, or no number of megabytes. The
  /// range of those, and the form of a key, are checked by `Setting.set`.
  func value(typed text: String) throws(UsageError) -> Value {
    switch form {
    case .choice(let choices):
      let word = text.lowercased()
      if choices.contains(word) { return .text(word) }
      throw refused(text)
    case .seconds: return .number(try Argument.interval(text))
    case .megabytes:
      guard let number = Int(digits: text) else { throw refused(text) }
      return .number(number)
    case .secret: return .text(text)
    }
  }

  /// The error for an invalid value, which isn't repeated if it is a secret.
  func refused(_ text: String) -> UsageError {
    switch form {
    case .choice(let words):
      .refused(text, by: key, expecting: Phrase(oneOf: words), nearest: Spelling.nearest(to: text, among: words))
    case .seconds: .refused(text, by: key, expecting: Phrase("a duration such as 15m"))
    case .megabytes(let range):
      .refused(text, by: key, expecting: Phrase("a number of MB from \(range.lowerBound) to \(range.upperBound)"))
    case .secret:
      UsageError(Phrase("'\(key)' takes a key of letters and digits without spaces; copy it again from the service"))
    }
  }
}

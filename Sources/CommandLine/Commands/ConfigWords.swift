package import Entities

/// The words of `skydash config`. Any of them may be a service key, so messages repeat only what is known not to be one.
extension CommandWords {
  private static let configVerbs = ["get", "set", "unset", "path"]

  /// What may follow some words of `skydash config`.
  static func configChoices(after words: [String]) -> Option.Choices {
    switch (words.count, words.first) {
    case (0, _): .words(configVerbs)
    case (1, "get"), (1, "set"), (1, "unset"): .settings
    case (2, "set"): .words(Setting.configurable(words[1])?.choices ?? [])
    default: .none
    }
  }

  /// The request that the words make.
  func configRequest() throws(UsageError) -> ConfigRequest {
    switch words.first {
    case nil: return .show
    case "get": return words.count == 1 ? .show : .get(try setting(isLast: true))
    case "set": return try assignment()
    case "unset": return .unset(try setting(isLast: true))
    case "path":
      try noMore(than: 1)
      return .path
    case let word?: throw refused(word, nearest: nearestVerb(word))
    }
  }

  /// The setting that the second word names; `isLast` refuses any word after it.
  private func setting(isLast: Bool) throws(UsageError) -> Setting {
    let word = try required(words.dropFirst().first)
    if let setting = Setting.configurable(word) {
      if isLast { try noMore(than: 2) }
      return setting
    }
    if let assigned = word.firstIndex(of: "=").flatMap({ Setting.configurable(String(word[..<$0])) }) {
      throw UsageError(
        Phrase("put a space between the setting and its value: 'skydash config set \(assigned.key) VALUE'"))
    }
    throw unknown(word)
  }

  /// The error for a word that is no setting.
  private func unknown(_ word: String) -> UsageError {
    if word.lowercased() == "units" {
      return UsageError(Phrase("unknown setting 'units'; units are set with 'skydash units'"))
    }
    let nearest = Spelling.nearest(to: word, among: Setting.configurable.map(\.key))
    // The words may be in the wrong order, so the unknown one may be a service key.
    let areSwapped = words.dropFirst(2).contains { Setting.configurable($0)?.isSecret ?? false }
    return UsageError(
      areSwapped
        ? Phrase("put the setting first, then its value")
        : Phrase("unknown setting \(word.quoted)").hinting(at: nearest, or: Phrase("'skydash config' lists them")))
  }

  /// The request of `config set KEY VALUE`.
  private func assignment() throws(UsageError) -> ConfigRequest {
    let setting = try setting(isLast: false)
    // A key with a space in it is still secret.
    if setting.isSecret, words.count > 3 { throw setting.refused("") }
    try noMore(than: 3)
    let text = try required(words.dropFirst(2).first)
    let value = try setting.value(typed: text)
    var settings = Settings()
    guard setting.set(value, in: &settings), !text.isEmpty else { throw setting.refused(text) }
    return .set(setting, value)
  }

  /// The suggestion for a word that isn't a verb; a setting was probably to be read or set.
  private func nearestVerb(_ word: String) -> String? {
    if let setting = Setting.configurable(word) { return "\(words.count > 1 ? "set" : "get") \(setting.key)" }
    return Spelling.nearest(to: word, among: Self.configVerbs)
  }
}

extension Setting {
  /// What it does and its possible values, for the help.
  var explanation: Phrase {
    let values = Phrase(oneOf: choices)
    return choices.isEmpty ? purpose ?? values : purpose.map { Phrase("\($0): \(values)") } ?? values
  }

  /// Its value as `config set` takes it; empty if it has none. Of a secret, only `set` or `not set`.
  package func text(in settings: Settings) -> String {
    switch (form, value(in: settings)) {
    case (.secret, _): hasValue(in: settings) ? "set" : "not set"
    case (.seconds, .number(let seconds)): seconds.durationText
    case (_, .number(let number)): String(number)
    case (_, .text(let text)): text
    case (_, nil): ""
    }
  }

  /// Whether it has a value that isn't empty, which is all that may be shown of a secret.
  package func hasValue(in settings: Settings) -> Bool { ![nil, .text("")].contains(value(in: settings)) }

  /// Parses a typed value; throws if it is none of the choices or no number. `Setting.set` checks the range.
  fileprivate func value(typed text: String) throws(UsageError) -> Value {
    switch form {
    case .choice(let choices):
      guard choices.contains(text.lowercased()) else {
        throw refused(text, nearest: Spelling.nearest(to: text, among: choices))
      }
      return .text(text.lowercased())
    case .seconds: return .number(try Argument.interval(text))
    case .megabytes:
      guard let number = Int(digits: text) else { throw refused(text) }
      return .number(number)
    case .secret: return .text(text)
    }
  }

  /// The error for an invalid value, which isn't repeated if it is a secret.
  fileprivate func refused(_ text: String, nearest: String? = nil) -> UsageError {
    switch form {
    case .choice(let choices): .refused(text, by: key, expecting: Phrase(oneOf: choices), nearest: nearest)
    case .seconds: .refused(text, by: key, expecting: Phrase("a duration such as 15m"))
    case .megabytes(let range):
      .refused(text, by: key, expecting: Phrase("a number of MB from \(range.lowerBound) to \(range.upperBound)"))
    case .secret:
      UsageError(Phrase("'\(key)' takes a key of letters and digits without spaces; copy it again from the service"))
    }
  }
}

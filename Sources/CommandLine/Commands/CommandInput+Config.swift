import Entities

/// The words of `skydash config`. Any of them may be a service key, so messages repeat only those that can't be one.
extension CommandInput {
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

  /// What the words ask of `skydash config`, `nil` to show all settings; throws for an unknown verb or setting,
  /// a bad value, or a surplus word.
  func configRequest() throws(UsageError) -> ConfigRequest? {
    switch words.first {
    case nil: return nil
    case "get" where words.count == 1: return nil
    case "get", "unset":
      let setting = try setting()
      try refuseWords(after: 2)
      return words[0] == "get" ? .get(setting) : .unset(setting)
    case "set": return try assignment()
    case "path":
      try refuseWords(after: 1)
      return .path
    case let word?: throw refused(word, nearest: nearestVerb(word))
    }
  }

  /// The setting that the second word names.
  private func setting() throws(UsageError) -> Setting {
    let word = try required(words.dropFirst().first)
    if let setting = Setting.configurable(word) { return setting }
    if let assigned = word.firstIndex(of: "=").flatMap({ Setting.configurable(String(word[..<$0])) }) {
      throw UsageError(
        Phrase("put a space between the setting and its value: 'skydash config set \(assigned.key) VALUE'"))
    }
    throw unknownSetting(word)
  }

  /// The error for a word that names no setting, with the next step that its cause suggests.
  private func unknownSetting(_ word: String) -> UsageError {
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

  /// The setting and the value after `set`, which must be valid.
  private func assignment() throws(UsageError) -> ConfigRequest {
    let setting = try setting()
    // A key with a space in it is still secret.
    if setting.isSecret, words.count > 3 { throw setting.refused("") }
    try refuseWords(after: 3)
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

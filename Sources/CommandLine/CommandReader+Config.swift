import Entities

extension CommandReader {
  func configRequest() throws(UsageProblem) -> ConfigRequest {
    switch words.first {
    case nil: return .show
    case "get": return try get()
    case "set": return .set(try change())
    case "unset": return .unset(try key(at: 1, of: 2))
    case "path":
      try noWords(after: 1)
      return .path
    case let word?: throw .wrongWord(name, word, nearest: nearestVerb(word))
    }
  }

  /// Without a key, every one.
  private func get() throws(UsageProblem) -> ConfigRequest {
    words.count == 1 ? .show : .get(try key(at: 1, of: 2))
  }

  private func key(at index: Int, of count: Int) throws(UsageProblem) -> SettingKey {
    guard words.count > index else { throw .missingWords(name) }
    guard let key = SettingKey(word: words[index]) else {
      let nearest = Spelling.nearest(to: words[index], among: SettingKey.allCases.map(\.rawValue))
      throw .unknownKey(words[index], nearest: nearest)
    }
    try noWords(after: count)
    return key
  }

  private func change() throws(UsageProblem) -> SettingChange {
    let key = try key(at: 1, of: words.count)
    // A secret in two words is still one: no message repeats any of it.
    if key.isSecret, words.count > 3 { throw .wrongSecret(key) }
    try noWords(after: 3)
    guard words.count == 3 else { throw .missingWords(name) }
    return try SettingChange(key, to: words[2])
  }

  /// A key where a verb belongs was meant to be read or set.
  private func nearestVerb(_ word: String) -> String? {
    if let key = SettingKey(word: word) { return "\(words.count > 1 ? "set" : "get") \(key.rawValue)" }
    return Spelling.nearest(to: word, among: ["get", "set", "unset", "path"])
  }
}

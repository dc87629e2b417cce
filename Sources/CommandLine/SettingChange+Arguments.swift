import Entities

extension SettingChange {
  /// The change of a key to a typed value.
  ///
  /// - Throws: what is wrong with the value; of a secret the text is not repeated.
  package init(_ key: SettingKey, to text: String) throws(UsageProblem) {
    switch key {
    case .provider: self = .provider(try Self.choice(text, key))
    case .watchInterval: self = .watchInterval(try Argument.interval(text))
    case .language: self = .language(try Self.choice(text, key))
    case .picture: self = .picture(try Self.choice(text, key))
    case .background: self = .background(try Self.choice(text, key))
    case .motion: self = .motion(try Self.choice(text, key))
    case .cacheSize: self = .cacheSize(try Self.megabytes(text))
    case .openWeatherKey: self = .openWeatherKey(try Self.secret(text, key))
    case .openMeteoKey: self = .openMeteoKey(try Self.secret(text, key))
    case .nasaKey: self = .nasaKey(try Self.secret(text, key))
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ key: SettingKey
  ) throws(UsageProblem) -> Choice {
    guard let choice = Choice(rawValue: text.lowercased()) else {
      throw .wrongSetting(key, text, nearest: Spelling.nearest(to: text, among: key.choices))
    }
    return choice
  }

  private static func megabytes(_ text: String) throws(UsageProblem) -> Int {
    guard let number = Int(digits: text), Settings.cacheSizes.contains(number) else {
      throw .wrongSetting(.cacheSize, text, nearest: nil)
    }
    return number
  }

  /// Keys of the services are letters, digits and a few signs; anything else was pasted wrongly.
  private static func secret(_ text: String, _ key: SettingKey) throws(UsageProblem) -> String {
    guard (1...256).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .wrongSecret(key)
    }
    return text
  }
}

extension SettingKey {
  /// The values it may have, or none when they cannot be listed.
  package var choices: [String] {
    switch self {
    case .provider: ProviderChoice.allCases.map(\.rawValue)
    case .language: Settings.LanguageChoice.allCases.map(\.rawValue)
    case .picture: Settings.PictureChoice.allCases.map(\.rawValue)
    case .background: Settings.Background.allCases.map(\.rawValue)
    case .motion: Settings.Motion.allCases.map(\.rawValue)
    case .watchInterval, .cacheSize, .openWeatherKey, .openMeteoKey, .nasaKey: []
    }
  }

  /// What it takes, for a message: `auto, dark or light`.
  package var expectation: String {
    switch self {
    case .watchInterval: "a duration such as 15m"
    case .cacheSize: "a number of MB from \(Settings.cacheSizes.lowerBound) to \(Settings.cacheSizes.upperBound)"
    case .openWeatherKey, .openMeteoKey, .nasaKey: "a key of letters and digits without spaces"
    default: Sentence.list(choices, "or")
    }
  }
}

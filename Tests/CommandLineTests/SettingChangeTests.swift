import Entities
import Testing

@testable import CommandLine

struct SettingChangeTests {
  @Test(arguments: SettingKey.allCases)
  func `each value that is listed can be set, read and unset`(_ key: SettingKey) throws {
    for text in key.choices {
      var settings = Settings()
      try SettingChange(key, to: text).apply(to: &settings)
      #expect(key.text(in: settings) == text)
      key.unset(in: &settings)
      #expect(settings == Settings())
    }
  }

  static let others: [(SettingKey, String, String)] = [
    (.watchInterval, "600", "10m"), (.watchInterval, "2h", "2h"), (.cacheSize, "50", "50"),
    (.openWeatherKey, "0123456789abcdef", "set"), (.openMeteoKey, "k", "set"), (.nasaKey, "DEMO_KEY", "set"),
    (.provider, "MET-Norway", "met-norway"),
  ]

  @Test(arguments: others)
  func `other values are read back, secrets are not`(_ key: SettingKey, _ value: String, _ text: String) throws {
    var settings = Settings()
    let change = try SettingChange(key, to: value)
    #expect(change.key == key)
    change.apply(to: &settings)
    #expect(settings != Settings())
    #expect(key.text(in: settings) == text)
    key.unset(in: &settings)
    #expect(settings == Settings())
  }

  @Test func `the list has every key in order and no secret`() {
    let settings = Settings(openWeatherKey: "s3cr3t", openMeteoKey: "s3cr3t", nasaKey: "")
    let list = SettingKey.list(settings)
    #expect(list.map(\.key) == SettingKey.allCases)
    #expect(
      list.map(\.text) == ["auto", "15m", "auto", "auto", "auto", "on", "200", "set", "set", "not set"])
  }
}

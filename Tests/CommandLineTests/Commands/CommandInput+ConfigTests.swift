import Entities
import Testing

@testable import CommandLine

struct ConfigInputTests {
  /// The settings after `skydash config set KEY VALUE`.
  private func settings(_ key: String, _ value: String) throws -> Settings {
    guard case .config(.set(let setting, let value)) = try Invocation(["config", "set", key, value]).command else {
      return Settings()
    }
    var settings = Settings()
    #expect(setting.set(value, in: &settings))
    return settings
  }

  @Test(arguments: Setting.configurable)
  func `each value that is listed can be set, read and unset`(_ setting: Setting) throws {
    for text in setting.choices {
      var settings = try settings(setting.key, text)
      #expect(setting.text(in: settings) == text)
      setting.unset(in: &settings)
      #expect(settings == Settings())
    }
  }

  static let others: [(String, String, String)] = [
    ("watchInterval", "600", "10m"), ("watchInterval", "2h", "2h"), ("cacheSize", "50", "50"),
    ("openWeatherKey", "0123456789abcdef", "set"), ("openMeteoKey", "k", "set"), ("nasaKey", "DEMO_KEY", "set"),
    ("provider", "MET-Norway", "met-norway"), ("BACKGROUND", "light", "light"),
  ]

  @Test(arguments: others)
  func `other values are read back, a secret only as set`(_ key: String, _ value: String, _ text: String) throws {
    let setting = try #require(Setting.configurable(key))
    var settings = try settings(key, value)
    #expect(settings != Settings())
    #expect(setting.text(in: settings) == text)
    setting.unset(in: &settings)
    #expect(settings == Settings())
  }

  @Test func `config has every setting in order and no secret`() {
    var settings = Settings()
    (settings.openWeatherKey, settings.openMeteoKey, settings.nasaKey) = ("s3cr3t", "s3cr3t", "")
    #expect(
      Setting.configurable.map { $0.text(in: settings) }
        == ["auto", "15m", "auto", "auto", "auto", "on", "text", "on", "200", "set", "set", "not set"])
  }

  /// Keys as the services give them, and one of letters alone.
  static let keys = [
    "0f9d2c6b7a1e4835d0c2b1a99e8f7d6c", "Zk3Vb9qLx7TmPw2RdY5sHn8cJf4gUa6eXo1iQzK0", "aB3dEf6hIj9kLmNo",
    "abcdefghijklmnopqrstuvwxyzabcdef",
  ]

  /// Ways to get `config set openWeatherKey KEY` wrong, and others in which a key may stand.
  static let slips = [
    "config set openWeatherKey=KEY", "config openWeatherKey=KEY", "config get openWeatherKey=KEY",
    "config set openweatherkey=KEY", "config set KEY openWeatherKey", "config set KEY", "config get KEY",
    "config unset KEY", "config KEY", "config openWeatherKey KEY", "config set openWeatherKey KEY KEY",
    "config set openWeatherKey KEY --json=KEY", "config set nasakey= KEY", "config path KEY",
    "config get openWeatherKey KEY", "config set provider KEY", "config set watchInterval KEY",
    "config set cacheSize KEY", "config set openWeatherKy KEY", "config set openWeatherKy=KEY", "config set a KEY KEY",
    "OPENWEATHER_API_KEY=KEY", "openWeatherKey=KEY", "KEY", "--KEY", "-KEY", "--openWeatherKey=KEY", "--key KEY",
    "--color KEY", "--color=KEY", "--json=KEY", "--width KEY", "units KEY", "cache KEY", "help KEY", "list KEY",
    "move Seoul KEY", "sky --date KEY", "apod KEY", "watch -i KEY", "--format {KEY}", "completions KEY",
  ]

  @Test(arguments: slips)
  func `no part of what could be a key is in a message`(_ slip: String) throws {
    for key in Self.keys {
      let line = slip.replacing("KEY", with: key).split(separator: " ").map(String.init)
      do throws(UsageError) {
        _ = try Invocation(line)
        Issue.record("'\(slip)' is understood")
      } catch {
        for start in key.indices.dropLast(7) {
          #expect(!error.report(\.english).lowercased().contains(key[start...].prefix(8).lowercased()), "\(slip)")
        }
      }
    }
  }

  @Test func `eight letters and digits could be a key already, seven could not`() {
    #expect("abcd1234".quoted == "'...'")
    #expect("abcd123".quoted == "'abcd123'")
  }

  @Test func `a key and its value as one word are separated`() {
    let error = #expect(throws: UsageError.self) { try Invocation(["config", "set", "nasaKey=abc"]) }
    #expect(
      error?.sentence.english == "put a space between the setting and its value: 'skydash config set nasaKey VALUE'")
  }
}

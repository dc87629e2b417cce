import Testing

@testable import Entities

struct SettingTests {
  @Test(arguments: Setting.all.filter { !$0.choices.isEmpty }.map(\.key))
  func `each word of a choice can be set, others change nothing`(_ key: String) throws {
    let setting = try #require(Setting.all.first { $0.key == key })
    var settings = Settings()
    for word in setting.choices {
      #expect(setting.set(.text(word), in: &settings) && setting.value(in: settings) == .text(word), "\(word)")
    }
    let last = settings
    #expect(!setting.set(.text("no such word"), in: &settings) && !setting.set(.number(1), in: &settings))
    #expect(settings == last)
    setting.unset(in: &settings)
    #expect(settings == Settings())
  }

  @Test(arguments: [("watchInterval", 10, 604_800), ("cacheSize", 1, 100_000)])
  func `a number out of range changes nothing`(key: String, least: Int, most: Int) throws {
    let setting = try #require(Setting.configurable(key.uppercased()))
    var settings = Settings()
    #expect(setting.set(.number(least), in: &settings) && setting.set(.number(most), in: &settings))
    #expect(!setting.set(.number(least - 1), in: &settings) && !setting.set(.number(most + 1), in: &settings))
    #expect(!setting.set(.text("\(least)"), in: &settings))
    #expect(setting.value(in: settings) == .number(most))
  }

  @Test func `a key is printable and at most 500 characters long, and an empty one removes it`() throws {
    let setting = try #require(Setting.configurable("nasaKey"))
    var settings = Settings()
    for mistake in ["a key", "a\n", "schlüssel", String(repeating: "a", count: 501)] {
      #expect(!setting.set(.text(mistake), in: &settings) && settings.nasaKey == nil, "\(mistake)")
    }
    #expect(setting.set(.text("abc-1~"), in: &settings) && settings.nasaKey == "abc-1~")
    setting.unset(in: &settings)
    #expect(settings.nasaKey == nil)
  }
}

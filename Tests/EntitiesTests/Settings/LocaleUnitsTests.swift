import Testing

@testable import Entities

struct LocaleUnitsTests {
  @Test(arguments: [
    ("en_US.UTF-8", "en_US", Units.imperial), ("en_US", "en_US", .imperial), ("es_US.utf8", "es_US", .imperial),
    ("en-US", "en-US", .imperial), ("en_US_POSIX", "en_US_POSIX", .imperial), ("en_GB.UTF-8", "en_GB", .uk),
    ("cy_GB", "cy_GB", .uk), ("en_gb", "en_gb", .uk), ("ko_KR.UTF-8", "ko_KR", .metric),
    ("de_DE@euro", "de_DE", .metric), ("uz_Latn_US", "uz_Latn_US", .imperial), ("C", "C", .metric),
    ("C.UTF-8", "C", .metric), ("POSIX", "POSIX", .metric), ("US", "US", .metric), ("en", "en", .metric),
    (".UTF-8", "C", .metric),
  ])
  func `the region of the locale decides`(variable: String, locale: String, units: Units) {
    let found = LocaleUnits(environment: ["LANG": variable])
    #expect(found.locale == locale)
    #expect(found.units == units)
  }

  @Test func `the strongest variable counts that is set and not empty`() {
    func locale(_ environment: [String: String]) -> String { LocaleUnits(environment: environment).locale }
    #expect(locale(["LC_ALL": "en_US", "LC_MEASUREMENT": "en_GB", "LANG": "ko_KR"]) == "en_US")
    #expect(locale(["LC_ALL": "", "LC_MEASUREMENT": "en_GB", "LANG": "ko_KR"]) == "en_GB")
    #expect(locale(["LC_MEASUREMENT": "", "LANG": "ko_KR", "LC_MESSAGES": "en_US"]) == "ko_KR")
    #expect(locale([:]) == "C")
  }

  @Test func `a locale commands no terminal`() {
    let hostile = "en_US\u{1B}[31m\u{202E}" + String(repeating: "x", count: 99)
    let locale = LocaleUnits(environment: ["LANG": hostile]).locale
    #expect(locale.hasPrefix("en_US[31m") && locale.unicodeScalars.count == 40)
  }
}

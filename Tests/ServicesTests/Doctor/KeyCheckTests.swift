import Entities
import Testing

@testable import Services

struct KeyCheckTests {
  @Test func `keys are said to be there, and from where, but never shown`() {
    var settings = Settings()
    settings.openMeteoKey = "SECRET"
    let findings = KeyCheck.findings(settings, environment: ["NASA_API_KEY": "SECRET"])
    #expect(findings.map(\.verdict) == [.ok, .ok, .ok])
    #expect(findings.map(\.text) == ["not set (not needed)", "set in the settings", "set by NASA_API_KEY"])
  }

  @Test func `a key that the provider needs and that is not set is a problem`() {
    var settings = Settings()
    settings.provider = .only(.openWeatherMap)
    let findings = KeyCheck.findings(settings, environment: ["OPENWEATHER_API_KEY": ""])
    #expect(findings[0].verdict == .problem)
    #expect(findings[0].step?.english.contains("OPENWEATHER_API_KEY") == true)
  }

  @Test func `space around a key in the environment is no part of it, and only space is no key`() {
    var saved = Settings()
    (saved.nasaKey, saved.openMeteoKey) = ("SAVED", "SAVED")
    let settings = saved.withAPIKeys(from: ["NASA_API_KEY": " SECRET\n", "OPEN_METEO_API_KEY": " "])
    #expect(settings.nasaKey == "SECRET" && settings.openMeteoKey == "SAVED")
  }

  @Test(arguments: ["SECRET ", "SEC RET", "SÉCRET", "SECRET\n", "SEC\u{1B}RET", "SECRET\u{7F}"])
  func `a key with something around it is a warning`(key: String) {
    var settings = Settings()
    settings.nasaKey = key
    let findings = KeyCheck.findings(settings, environment: [:])
    #expect(findings[2].verdict == .warning)
    #expect(!findings[2].text.contains(key))
  }
}

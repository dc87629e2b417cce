/// A field of the settings that can't be used. Each case is a sentence.
package enum SettingsWarning: Equatable, Sendable {
  case unitsAreNoObject
  /// An invalid value; the setting's default is used.
  case badValue(of: Setting)
  case versionIsNoNumber
  /// The file's version is newer than the latest one this program knows.
  case newerVersion(Int, known: Int)
  case citiesAreNoList
  /// A city, counted from 1, that can't be read.
  case cityUnreadable(city: Int, CityFlaw)
  /// An optional field of a city that isn't text; the city is read without it.
  case noText(city: Int, name: String, key: String)
  case unknownZone(city: Int, name: String, zone: String)
  /// A city's `sqm` or `bortle` is out of range.
  case badSky(city: Int, name: String, key: String)

  /// Why a city can't be read.
  package enum CityFlaw: Error, Hashable, Sendable {
    case noObject
    case noName
    case noCoordinates(name: String)
  }
}

extension SettingsWarning: Phrased {
  package var phrase: Phrase {
    switch self {
    case .unitsAreNoObject: Phrase("The “units” setting isn't an object in braces; using the defaults.")
    case .badValue(let setting): Phrase("The “\(setting.key)” setting isn't \(setting.expectation); using the default.")
    case .versionIsNoNumber: Phrase("The “version” setting isn't a whole number; reading the settings as version 1.")
    case .newerVersion(let number, let known):
      Phrase(
        "The settings are version \(number), but this program only knows version \(known); anything it doesn't recognise is left alone."
      )
    case .citiesAreNoList: Phrase("The “cities” setting isn't a list in brackets, so there are no cities.")
    case .cityUnreadable(let city, .noObject):
      Phrase("City \(city) in the settings was skipped: it isn't an object in braces.")
    case .cityUnreadable(let city, .noName): Phrase("City \(city) in the settings was skipped: its name isn't text.")
    case .cityUnreadable(let city, .noCoordinates(let name)):
      Phrase("City \(city) in the settings was skipped: the latitude and longitude of \(name) aren't degrees.")
    case .noText(let city, let name, let key):
      Phrase("City \(city) in the settings: the “\(key)” of \(name) isn't text.")
    case .unknownZone(let city, let name, let zone):
      Phrase("City \(city) in the settings: the time zone of \(name), “\(zone)”, isn't known; using UTC.")
    case .badSky(let city, let name, "bortle"):
      Phrase(
        "City \(city) in the settings: the “bortle” of \(name) isn't a whole number from 1 to 9; using an estimate.")
    case .badSky(let city, let name, let key):
      Phrase("City \(city) in the settings: the “\(key)” of \(name) isn't a number from 14 to 22.2; using an estimate.")
    }
  }
}

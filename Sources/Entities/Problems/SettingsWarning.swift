/// A field of the settings that cannot be used; each is a sentence.
package enum SettingsWarning: Equatable, Sendable {
  case unitsAreNoObject
  /// A value that the setting doesn't have; its default is used.
  case badValue(of: Setting)
  case versionIsNoNumber
  /// The file was written by a newer program than this, of which the second number is.
  case newerVersion(Int, known: Int)
  case citiesAreNoList
  /// A city, counted from 1, that cannot be read.
  case passedOver(city: Int, CityFlaw)
  /// A field of a city that can be read without it.
  case noText(city: Int, name: String, key: String)
  case unknownZone(city: Int, name: String, zone: String)
  /// `sqm` or `bortle` of a city is no brightness of a night sky.
  case badSky(city: Int, name: String, key: String)

  /// Why a city cannot be read.
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
    case .passedOver(let city, .noObject):
      Phrase("City \(city) in the settings was skipped: it isn't an object in braces.")
    case .passedOver(let city, .noName): Phrase("City \(city) in the settings was skipped: its name isn't text.")
    case .passedOver(let city, .noCoordinates(let name)):
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

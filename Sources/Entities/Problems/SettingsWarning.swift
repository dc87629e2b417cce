/// A field of the settings that cannot be used; each is a sentence.
package enum SettingsWarning: Equatable, Sendable {
  case unitsAreNoObject
  /// A value that is none of the setting's; its default holds.
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

extension SettingsWarning: CustomStringConvertible {
  /// In English, as documents have it.
  package var description: String { phrase.english }

  package var phrase: Phrase {
    switch self {
    case .unitsAreNoObject: Phrase("The setting units is not an object in braces; its defaults hold.")
    case .badValue(let setting): Phrase("The setting \(setting.key) is not \(setting.expectation); its default holds.")
    case .versionIsNoNumber: Phrase("The setting version is not a whole number; the settings are read as version 1.")
    case .newerVersion(let number, let known):
      Phrase(
        "The settings are of version \(number), newer than this program's \(known); what it does not know is kept.")
    case .citiesAreNoList: Phrase("The setting cities is not a list in brackets; there are no cities.")
    case .passedOver(let city, .noObject):
      Phrase("City \(city) of the settings is passed over: it is not an object in braces.")
    case .passedOver(let city, .noName): Phrase("City \(city) of the settings is passed over: its name is not a text.")
    case .passedOver(let city, .noCoordinates(let name)):
      Phrase("City \(city) of the settings is passed over: latitude and longitude of \(name) are not degrees.")
    case .noText(let city, let name, let key): Phrase("City \(city) of the settings: \(key) of \(name) is not a text.")
    case .unknownZone(let city, let name, let zone):
      Phrase("City \(city) of the settings: the time zone of \(name), “\(zone)”, is none the system knows; UTC holds.")
    case .badSky(let city, let name, "bortle"):
      Phrase("City \(city) of the settings: bortle of \(name) is not a whole number from 1 to 9; its sky is estimated.")
    case .badSky(let city, let name, let key):
      Phrase("City \(city) of the settings: \(key) of \(name) is not a number from 14 to 22.2; its sky is estimated.")
    }
  }
}

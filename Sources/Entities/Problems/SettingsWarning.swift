/// Something in the settings file that can't be used, though the rest can. Each case is a sentence.
package enum SettingsWarning: Equatable, Sendable {
  /// All units are the defaults.
  case unitsAreNotAnObject
  /// An invalid value; the setting's default is used.
  case badValue(of: Setting)
  /// The file is read as version 1.
  case versionIsNotANumber
  /// The file's version is newer than the latest one this program knows.
  case newerVersion(Int, known: Int)
  /// There are no cities.
  case citiesAreNotAList
  /// A city that can't be read and is left out. Here and below, cities count from 1.
  case cityUnreadable(city: Int, CityFlaw)
  /// An optional field of a city that isn't text; the city is read without it.
  case notText(city: Int, name: String, key: String)
  /// A city's time zone isn't in the database; UTC is used.
  case unknownZone(city: Int, name: String, zone: String)
  /// A city's `sqm` or `bortle` is out of range or not a number; the sky's brightness is estimated.
  case badSky(city: Int, name: String, key: String)

  /// Why a city can't be read.
  package enum CityFlaw: Error, Hashable, Sendable {
    /// It isn't a JSON object.
    case notAnObject
    /// Its name is missing, blank or not text.
    case noName
    /// Its latitude or longitude is missing, not a number or out of range.
    case noCoordinates(name: String)
  }
}

extension SettingsWarning: Phrased {
  package var phrase: Phrase {
    switch self {
    case .unitsAreNotAnObject: Phrase("The “units” setting isn't an object in braces; using the defaults.")
    case .badValue(let setting): Phrase("The “\(setting.key)” setting isn't \(setting.expectation); using the default.")
    case .versionIsNotANumber: Phrase("The “version” setting isn't a whole number; reading the settings as version 1.")
    case .newerVersion(let number, let known):
      Phrase(
        """
        The settings are version \(number), but this program only knows version \(known); anything it doesn't \
        recognise is left alone.
        """)
    case .citiesAreNotAList: Phrase("The “cities” setting isn't a list in brackets, so there are no cities.")
    case .cityUnreadable(let city, .notAnObject):
      Phrase("City \(city) in the settings was skipped: it isn't an object in braces.")
    case .cityUnreadable(let city, .noName):
      Phrase("City \(city) in the settings was skipped: its name is missing or isn't text.")
    case .cityUnreadable(let city, .noCoordinates(let name)):
      Phrase("City \(city) in the settings was skipped: the latitude and longitude of \(name) aren't degrees.")
    case .notText(let city, let name, let key):
      Phrase("City \(city) in the settings: the “\(key)” of \(name) isn't text.")
    case .unknownZone(let city, let name, let zone):
      Phrase("City \(city) in the settings: the time zone of \(name), “\(zone)”, isn't known; using UTC.")
    case .badSky(let city, let name, let key):
      Phrase("City \(city) in the settings: the “\(key)” of \(name) isn't \(Self.validSky(key)); using an estimate.")
    }
  }

  private static func validSky(_ key: String) -> Phrase {
    let (ranks, readings) = (SiteSky.bortleRange, SiteSky.sqmRange)
    return key == "bortle"
      ? Phrase("a whole number from \(ranks.lowerBound) to \(ranks.upperBound)")
      : Phrase("a number from \(String(readings.lowerBound)) to \(String(readings.upperBound))")
  }
}

import Astronomy
import Entities
import Gazetteer

extension City {
  /// The zenith's brightness without Moon and Sun, magnitudes per square arcsecond: as set, else by the cities around.
  var siteBrightness: Double {
    if let siteSky { return siteSky.brightness }
    let ratio = CityLight.brightness(latitude: coordinates.latitude, longitude: coordinates.longitude)
    return max(SkyBrightness.site(artificialRatio: ratio), Self.brightest)
  }

  /// The brightest zenith assumed, in the same unit: Walker's law for city light gives more in the largest cities.
  private static let brightest = 17.5
}

import Astronomy
import Entities
import Gazetteer

extension City {
  /// The brightness of its zenith without Moon and Sun, in magnitudes per square arcsecond: as set by the user, else from
  /// the light of the cities around.
  var siteBrightness: Double {
    if let siteSky { return siteSky.brightness }
    let ratio = CityLight.brightness(latitude: coordinates.latitude, longitude: coordinates.longitude)
    return max(SkyBrightness.site(artificialRatio: ratio), Self.brightest)
  }

  /// The brightest zenith assumed; Walker's law of city light, measured outside cities, gives more in the largest.
  private static let brightest = 17.5
}

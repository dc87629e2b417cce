import Astronomy
import Entities
import Gazetteer

extension City {
  /// The brightness of the zenith without Moon and Sun in magnitudes per square arcsecond, as set by the user, else by
  /// the light of the cities around; at least 17.5 in the latter case.
  var siteBrightness: Double {
    if let siteSky { return siteSky.brightness }
    let ratio = CityLight.brightness(latitude: coordinates.latitude, longitude: coordinates.longitude)
    return max(SkyBrightness.site(artificialRatio: ratio), Self.brightest)
  }

  /// The least brightness assumed, in the same unit: Walker's law, measured outside cities, goes below it in large ones.
  private static let brightest = 17.5
}

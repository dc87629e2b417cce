import Astronomy
import Entities
import Gazetteer

extension City {
  /// The brightness of its zenith without moon and sun, magnitudes per square arcsecond: as a person set it, else by the
  /// lamps of the cities around.
  var nightSky: Double {
    if let siteSky { return siteSky.brightness }
    let lamps = CityLight.brightness(latitude: coordinates.latitude, longitude: coordinates.longitude)
    return max(SkyBrightness.site(lamps: lamps), Self.brightest)
  }

  /// No middle of a city is taken for brighter: the law of city light is one of the land around.
  private static let brightest = 17.5
}

import Astronomy
import Entities
import Essentials

/// The light and air at one moment, which decide how many stars are visible. What isn't known is `nil`.
struct SkyConditions {
  /// The altitudes of the centres of Sun and Moon in degrees, without refraction.
  var sunAltitude: Double
  var moonAltitude: Double
  /// The illuminated fraction of the Moon, 0…1.
  var illumination: Double
  /// The brightness of the zenith without Moon and Sun, magnitudes per square arcsecond.
  var siteBrightness = SkyBrightness.naturalSky
  /// Cloud cover, in total and by layer, 0…100 %.
  var cloud: Double?
  var lowCloud: Double?
  var midCloud: Double?
  var highCloud: Double?
  /// Relative humidity, 0…100 %.
  var humidity: Double?
  /// The temperature's difference from the dew point in °C.
  var dewPointSpread: Double?
  /// Visibility in metres.
  var visibility: Double?
  /// Mean wind and gusts, m/s.
  var wind: Double?
  var gust: Double?
  var condition: Condition?
  /// The chance of precipitation in the hour, 0…100 %.
  var precipitationChance: Double?
}

/// The four factors of the score, each 0…1, multiplied because each alone can spoil the night. Their constants aren't
/// from a published formula, but agree with the advice of observers' guides.
extension SkyConditions {
  /// The clear share of the sky, thin high cloud weighted less; `nil` unless the total cover or every layer is known.
  var clearness: Double? {
    let layers = (1 - Self.fraction(lowCloud)) * (1 - Self.fraction(midCloud)) * (1 - 0.6 * Self.fraction(highCloud))
    if lowCloud != nil, midCloud != nil, highCloud != nil { return layers }
    // A layer that isn't known may be overcast, so the total cover counts too.
    return cloud.map { min(layers, 1 - Self.fraction($0)) }
  }

  /// The share of a dark site's stars left by city light, Moon and Sun.
  var darkness: Double { Self.darkness(limitingMagnitude: limitingMagnitude) }

  /// The same by limiting magnitude: 0 at magnitude 2, 1 under a natural sky. The number of stars grows faster than the
  /// magnitude, hence the exponent of 1.5. At 45°, a half Moon leaves 0.77 and a full one a third; the lights of a large
  /// city (17.5 magnitudes per square arcsecond) leave a fifth.
  static func darkness(limitingMagnitude: Double) -> Double {
    let share = min(max((limitingMagnitude - 2) / (naturalLimit - 2), 0), 1)
    return share * share.squareRoot()
  }

  /// The limiting magnitude under a natural sky.
  private static let naturalLimit = SkyBrightness.limitingMagnitude(under: SkyBrightness.naturalSky)

  /// ``darkness`` without the Sun.
  var darknessUnderMoon: Double {
    var moonOnly = self
    moonOnly.sunAltitude = -90
    return moonOnly.darkness
  }

  /// The magnitude of the faintest star the naked eye sees at the zenith.
  var limitingMagnitude: Double {
    SkyBrightness.limitingMagnitude(
      under: SkyBrightness.zenith(
        of: siteBrightness, illumination: illumination, moonAltitude: moonAltitude, sunAltitude: sunAltitude))
  }

  /// The factor for humid or hazy air, whichever is less; at most 0.4 in fog.
  var transparency: Double { min(dryness, visibilityFactor, isFoggy ? 0.4 : 1) }

  /// The factor for humidity: 1 up to 75 %, falling to 0.7 at 100 %.
  var dryness: Double { 1 - 0.3 * Self.fraction(humidity, from: 75, to: 100) }

  /// The factor for haze: 1 from 20 km of visibility, 0.6 at 5 km, 0.1 up to 1 km, linear in the logarithm between.
  var visibilityFactor: Double {
    guard let visibility, visibility.isFinite else { return 1 }
    func fraction(_ start: Double, _ end: Double) -> Double {
      Self.fraction(log(visibility), from: log(start), to: log(end))
    }
    return 0.1 + 0.5 * fraction(1_000, 5_000) + 0.4 * fraction(5_000, 20_000)
  }

  /// Whether fog is forecast, or the air is calm (below 2 m/s) and within 1 °C of its dew point.
  var isFoggy: Bool {
    condition == .fog || condition == .rimeFog || ((dewPointSpread ?? .infinity) < 1 && (wind ?? .infinity) < 2)
  }

  /// The factor for wind: 1 up to 15 km/h, falling to 0.6 at 50 km/h; gusts count half.
  var steadiness: Double { 1 - 0.4 * Self.fraction(max(wind ?? 0, (gust ?? 0) / 2) * 3.6, from: 15, to: 50) }

  /// Whether precipitation is forecast: by the condition, or by a chance above 60 %.
  var isWet: Bool { condition?.isPrecipitation == true || (precipitationChance ?? 0) > 60 }

  /// The score, 0…100, at most 10 in rain, given the value of ``darkness``; `nil` if ``clearness`` is.
  func score(darkness: Double) -> Double? {
    clearness.map { min(100 * $0 * darkness * transparency * steadiness, isWet ? 10 : 100) }
  }

  /// How far a value, by default a percentage, is from one limit to another, clamped to 0…1; 0 if it is unknown.
  private static func fraction(_ value: Double?, from start: Double = 0, to end: Double = 100) -> Double {
    guard let value, value.isFinite else { return 0 }
    return min(max((value - start) / (end - start), 0), 1)
  }

  /// Sets cloud, air and wind to a forecast's for an instant; leaves them unknown outside the forecast.
  mutating func setAir(from hours: HourlyForecast, at date: Date) {
    guard let index = hours.index(at: date) else { return }
    func value(_ quantity: Quantity) -> Double? { hours.value(quantity, at: date) }
    cloud = value(.cloudCover)
    (lowCloud, midCloud, highCloud) = (value(.lowCloud), value(.midCloud), value(.highCloud))
    humidity = value(.humidity)
    if let air = value(.temperature), let dew = value(.dewPoint) { dewPointSpread = air - dew }
    visibility = value(.visibility)
    (wind, gust) = (value(.windSpeed), value(.windGust))
    condition = hours.condition(at: index)
    precipitationChance = value(.precipitationChance)
  }
}

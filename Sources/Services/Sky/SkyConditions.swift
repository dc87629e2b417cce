import Astronomy
import Entities
import Essentials

/// The light and air at one moment, which decide how many stars are visible.
struct SkyConditions {
  /// Degrees, without refraction.
  var sunAltitude: Double
  var moonAltitude: Double
  /// The illuminated fraction of the Moon, 0…1.
  var illumination: Double
  /// The brightness of the zenith without Moon and Sun, magnitudes per square arcsecond.
  var site = SkyBrightness.naturalSky
  /// Total cloud cover, and by layer if known; 0…100 %.
  var cloud: Double?
  var lowCloud: Double?
  var midCloud: Double?
  var highCloud: Double?
  /// Relative humidity in %.
  var humidity: Double?
  /// Temperature above the dew point, °C.
  var spread: Double?
  /// Metres.
  var visibility: Double?
  /// Mean wind and gusts, m/s.
  var wind: Double?
  var gust: Double?
  var condition: Condition?
  /// Of the hour, in %.
  var precipitationChance: Double?
}

/// The four factors of the score, each 0…1, multiplied because each alone can spoil the night.
///
/// The constants are this project's choice within the advice of observers' guides: thin high cloud counts 0.6, humidity from
/// 75 %, wind from 15 to 50 km/h.
extension SkyConditions {
  /// The clear share of the sky, with thin high cloud weighted less; `nil` if the cloud cover isn't known.
  var clear: Double? {
    if lowCloud != nil || midCloud != nil || highCloud != nil {
      return (1 - Self.share(lowCloud)) * (1 - Self.share(midCloud)) * (1 - 0.6 * Self.share(highCloud))
    }
    return cloud.map { 1 - Self.share($0) }
  }

  /// The share of a dark site's stars left by city light, Moon and Sun.
  var dark: Double { Self.dark(limitingMagnitude: limitingMagnitude) }

  /// The same from the limiting magnitude: 0 at magnitude 2, 1 under a natural sky. The number of stars grows faster than
  /// the magnitude, hence the exponent of 1.5: a half Moon leaves 0.77, a full one a third, the centre of a large city a
  /// fifth.
  static func dark(limitingMagnitude: Double) -> Double {
    let share = min(max((limitingMagnitude - 2) / (best - 2), 0), 1)
    return share * share.squareRoot()
  }

  private static let best = SkyBrightness.limitingMagnitude(SkyBrightness.naturalSky)

  /// ``dark`` without the Sun.
  var darkUnderMoon: Double {
    var moonOnly = self
    moonOnly.sunAltitude = -90
    return moonOnly.dark
  }

  /// The limiting magnitude at the zenith.
  var limitingMagnitude: Double {
    SkyBrightness.limitingMagnitude(
      SkyBrightness.zenith(of: site, illumination: illumination, moonAltitude: moonAltitude, sunAltitude: sunAltitude))
  }

  /// The transparency of the air; at most 0.4 in fog.
  var transparent: Double { min(dryness, sight, isFoggy ? 0.4 : 1) }

  /// 1 up to 75 % humidity, falling to 0.7 at 100 %.
  var dryness: Double { 1 - 0.3 * Self.part(humidity, from: 75, to: 100) }

  /// 1 from 20 km of visibility, 0.6 at 5 km, 0.1 at 1 km and below; interpolated over the logarithm.
  var sight: Double {
    guard let visibility, visibility.isFinite else { return 1 }
    func part(_ start: Double, _ end: Double) -> Double { Self.part(log(visibility), from: log(start), to: log(end)) }
    return 0.1 + 0.5 * part(1_000, 5_000) + 0.4 * part(5_000, 20_000)
  }

  /// Whether fog is forecast, or the air is calm (below 2 m/s) and within 1 °C of its dew point.
  var isFoggy: Bool {
    condition == .fog || condition == .rimeFog || (spread ?? .infinity) < 1 && (wind ?? .infinity) < 2
  }

  /// 1 up to 15 km/h of wind, falling to 0.6 at 50 km/h; gusts count half.
  var steady: Double { 1 - 0.4 * Self.part(max(wind ?? 0, (gust ?? 0) / 2) * 3.6, from: 15, to: 50) }

  /// Whether precipitation is forecast: by the condition, or by a chance above 60 %.
  var isWet: Bool { condition?.isPrecipitation == true || (precipitationChance ?? 0) > 60 }

  /// 0…100, at most 10 in rain; `nil` if the cloud cover isn't known. `dark` is ``dark`` where it is already computed.
  func score(dark: Double? = nil) -> Double? {
    clear.map { min(100 * $0 * (dark ?? self.dark) * transparent * steady, isWet ? 10 : 100) }
  }

  private static func share(_ percent: Double?) -> Double { part(percent, from: 0, to: 100) }

  /// How far a value is between two others, 0…1; 0 if it is unknown.
  private static func part(_ value: Double?, from start: Double, to end: Double) -> Double {
    guard let value, value.isFinite else { return 0 }
    return min(max((value - start) / (end - start), 0), 1)
  }

  /// Sets the air to a forecast's for an instant; leaves it unknown outside the forecast.
  mutating func read(_ hours: HourlyForecast, at date: Date) {
    guard let index = hours.index(at: date) else { return }
    func value(_ quantity: Quantity) -> Double? { hours.value(quantity, at: index) }
    cloud = value(.cloudCover)
    (lowCloud, midCloud, highCloud) = (value(.lowCloud), value(.midCloud), value(.highCloud))
    humidity = value(.humidity)
    if let air = value(.temperature), let dew = value(.dewPoint) { spread = air - dew }
    visibility = value(.visibility)
    (wind, gust) = (value(.windSpeed), value(.windGust))
    condition = hours.condition(at: index)
    precipitationChance = hours.value(.precipitationChance, at: date)
  }
}

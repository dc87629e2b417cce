import Astronomy
import Entities
import Essentials

/// What decides how many stars there are at one moment: light and air.
struct SkyConditions {
  /// Degrees, without refraction.
  var sunAltitude: Double
  var moonAltitude: Double
  /// The lit part of the moon, 0…1.
  var illumination: Double
  /// The zenith without moon and sun, magnitudes per square arcsecond.
  var site = SkyBrightness.naturalSky
  /// 0…100 %, and by layers where they are known.
  var cloud: Double?
  var lowCloud: Double?
  var midCloud: Double?
  var highCloud: Double?
  /// %.
  var humidity: Double?
  /// Temperature above the dew point, °C.
  var spread: Double?
  /// Metres.
  var visibility: Double?
  /// m/s.
  var wind: Double?
  var gust: Double?
  var condition: Condition?
  /// %.
  var precipitationChance: Double?
}

/// The four factors of the outlook, each 0…1: what is multiplied is what can spoil the night by itself.
///
/// The constants are this project's choice, within what observers' guides say: thin high cloud counts 0.6, damp air from
/// 75 % humidity, wind from 15 to 50 km/h.
extension SkyConditions {
  /// The share of the sky that is clear, thin high cloud weakened; `nil` when clouds are not known.
  var clear: Double? {
    if lowCloud != nil || midCloud != nil || highCloud != nil {
      return (1 - Self.share(lowCloud)) * (1 - Self.share(midCloud)) * (1 - 0.6 * Self.share(highCloud))
    }
    return cloud.map { 1 - Self.share($0) }
  }

  /// How much of a dark site's stars lamps, moon and sun leave.
  var dark: Double { Self.dark(limitingMagnitude: limitingMagnitude) }

  /// The same by the faintest star one sees: 0 at the second magnitude, 1 under a natural sky. Stars become more faster than
  /// magnitudes do, so that the share of these is taken to the power of 1.5: a half moon leaves 0.77, a full one a third,
  /// the middle of a large city a fifth.
  static func dark(limitingMagnitude: Double) -> Double {
    let share = min(max((limitingMagnitude - 2) / (best - 2), 0), 1)
    return share * share.squareRoot()
  }

  private static let best = SkyBrightness.limitingMagnitude(SkyBrightness.naturalSky)

  /// ``dark`` without the sun.
  var darkUnderMoon: Double {
    var moonOnly = self
    moonOnly.sunAltitude = -90
    return moonOnly.dark
  }

  /// The faintest star in the zenith.
  var limitingMagnitude: Double {
    SkyBrightness.limitingMagnitude(
      SkyBrightness.zenith(
        of: site, illumination: illumination, moonAltitude: moonAltitude, sunAltitude: sunAltitude))
  }

  /// How much of their light the air lets through.
  var transparent: Double { min(dryness, sight, isFoggy ? 0.4 : 1) }

  /// 1 up to 75 % humidity, falling to 0.7 at 100 %.
  var dryness: Double { 1 - 0.3 * Self.part(humidity, from: 75, to: 100) }

  /// 1 from 20 km of visibility, 0.6 at 5 km, 0.1 at 1 km and below, straight lines over the logarithm between.
  var sight: Double {
    guard let visibility, visibility.isFinite else { return 1 }
    switch visibility {
    case 20_000...: return 1
    case 5_000...: return 0.6 + 0.4 * Self.logarithmicPart(visibility, from: 5_000, to: 20_000)
    case 1_000...: return 0.1 + 0.5 * Self.logarithmicPart(visibility, from: 1_000, to: 5_000)
    default: return 0.1
    }
  }

  /// Fog is forecast, or the still air is at its dew point.
  var isFoggy: Bool {
    if condition == .fog || condition == .rimeFog { return true }
    return (spread ?? 9) < 1 && (wind ?? 9) < 2
  }

  /// 1 up to 15 km/h of wind, falling to 0.6 at 50 km/h; gusts count half.
  var steady: Double { 1 - 0.4 * Self.part(max(wind ?? 0, (gust ?? 0) / 2) * 3.6, from: 15, to: 50) }

  var isWet: Bool { condition?.isPrecipitation == true || (precipitationChance ?? 0) > 60 }

  /// 0…100, at most 10 when it rains; `nil` when clouds are not known.
  var score: Double? { score(dark: dark) }

  /// The same where ``dark`` is known already.
  func score(dark: Double) -> Double? {
    clear.map { min(100 * $0 * dark * transparent * steady, isWet ? 10 : 100) }
  }

  private static func share(_ percent: Double?) -> Double { part(percent, from: 0, to: 100) }

  private static func part(_ value: Double?, from start: Double, to end: Double) -> Double {
    guard let value, value.isFinite else { return 0 }
    return min(max((value - start) / (end - start), 0), 1)
  }

  private static func logarithmicPart(_ value: Double, from start: Double, to end: Double) -> Double {
    log(value / start) / log(end / start)
  }

  mutating func read(_ hours: HourlyForecast, at index: Int) {
    cloud = hours.value(.cloudCover, at: index)
    lowCloud = hours.value(.lowCloud, at: index)
    midCloud = hours.value(.midCloud, at: index)
    highCloud = hours.value(.highCloud, at: index)
    humidity = hours.value(.humidity, at: index)
    if let air = hours.value(.temperature, at: index), let dew = hours.value(.dewPoint, at: index) {
      spread = air - dew
    }
    visibility = hours.value(.visibility, at: index)
    wind = hours.value(.windSpeed, at: index)
    gust = hours.value(.windGust, at: index)
    condition = hours.condition(at: index)
    precipitationChance = hours.value(.precipitationChance, at: index)
  }
}

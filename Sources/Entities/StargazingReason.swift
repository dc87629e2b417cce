package import Essentials

/// What makes a night good or bad for looking at the stars, with its number.
package enum StargazingReason: Hashable, Sendable {
  /// Clouds take this share of the sky, 0…100 %; `isHigh` when it is mostly thin high cloud.
  case cloud(percent: Double, isHigh: Bool)
  /// Precipitation is forecast, at that chance in % where it is known.
  case rain(chance: Double?)
  /// The moon, its lit part 0…1, its highest altitude in the dark in degrees, and when it sets, if it does.
  case moon(illumination: Double, altitude: Double, until: Date?)
  /// The night gets no darker than this.
  case twilight(SkyLight)
  case fog
  /// Metres.
  case visibility(Double)
  /// Relative humidity in %.
  case humidity(Double)
  /// m/s.
  case wind(speed: Double, gust: Double?)
  /// Dew or frost will settle: the air is that many °C above the dew point.
  case dew(spread: Double)
  /// Nothing speaks against it: the clear share of the sky in %, and the faintest star's magnitude in the dark.
  case fine(clear: Double, limitingMagnitude: Double)
  /// The night is that many days off.
  case lowConfidence(days: Int)
  /// The sun does not get 6° below the horizon.
  case noNight
  /// There is no forecast of that night: only the darkness in 0…1 is known.
  case noForecast(darkness: Double)
}

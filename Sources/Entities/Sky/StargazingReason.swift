package import Essentials

/// What makes a night good or bad for stargazing, with its values; all shares are in %.
package enum StargazingReason: Hashable, Sendable {
  /// The cloud cover; `isHigh` if it is mostly thin high cloud.
  case cloud(percent: Double, isHigh: Bool)
  /// Precipitation is forecast; `chance` is `nil` if it is unknown.
  case rain(chance: Double?)
  /// The moon: the lit share of its disc, its highest altitude in the dark in degrees, and when it sets, if it does.
  case moon(lit: Double, altitude: Double, until: Date?)
  /// The night gets no darker than this.
  case twilight(TwilightPhase)
  case fog
  /// Poor visibility, in metres.
  case visibility(Double)
  /// High relative humidity.
  case humidity(Double)
  /// Strong wind, in m/s; `gust` is `nil` if it is unknown.
  case wind(speed: Double, gust: Double?)
  /// Dew or frost will form: the air is that many °C above the dew point.
  case dew(spread: Double)
  /// Nothing limits it: the clear share of the sky, and the magnitude of the faintest visible star.
  case fine(clear: Double, limitingMagnitude: Double)
  /// The night is that many days ahead.
  case lowConfidence(days: Int)
  /// The sun sets, but doesn't get 6° below the horizon.
  case noNight
  /// The sun doesn't set.
  case noSunset
  /// The night's darkness is over.
  case nightOver
  /// Light pollution: the sky's brightness in magnitudes per square arcsecond, and the faintest visible magnitude.
  case cityLight(brightness: Double, limitingMagnitude: Double)
  /// There is no forecast for the night; only its ``StargazingReport/darkness`` is known.
  case noForecast(dark: Double)
  /// A reason read from a document, in its words.
  case quoted(String)
}

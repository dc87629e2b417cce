package import Essentials

/// How good a night is for looking at the stars, with reasons.
package struct StargazingReport: Hashable, Sendable {
  /// One step of the forecast in the dark.
  package struct Hour: Hashable, Sendable {
    package var span: Range<Date>
    /// 0…100.
    package var score: Double

    package init(span: Range<Date>, score: Double) {
      self.span = span
      self.score = score
    }
  }

  /// Some hours of the night that are better than those around them.
  package struct Window: Hashable, Sendable {
    package var span: Range<Date>
    /// The mean of its hours, 0…100.
    package var score: Int
    /// What limits it, or that nothing does.
    package var reason: StargazingReason?

    package init(span: Range<Date>, score: Int, reason: StargazingReason? = nil) {
      self.span = span
      self.score = score
      self.reason = reason
    }
  }

  /// In words, by the score.
  package enum Rating: String, CaseIterable, Sendable {
    case excellent, good, fair, poor, bad

    /// The rating of a score of 0…100: from 80 excellent, 60 good, 40 fair, 20 poor.
    package init(score: Int) {
      switch score {
      case 80...: self = .excellent
      case 60...: self = .good
      case 40...: self = .fair
      case 20...: self = .poor
      default: self = .bad
      }
    }
  }

  /// Of what is left of the night, 0…100; `nil` without a forecast for it, without a night, and when the night is over.
  package var score: Int?
  /// Of the whole night, what is over included; `nil` without a forecast for it or without a night.
  package var nightScore: Int?
  /// How dark what is left gets against a moonless night far from lamps, 0…1; `nil` when there is none.
  package var darkness: Double?
  /// The best hours that are still to come.
  package var best: Window?
  /// Better hours than those, which are over.
  package var past: Window?
  /// Whether the night has begun, so that only a part of it is left.
  package var isRunning = false
  /// Whether nothing of the night's darkness is left.
  package var isOver = false
  /// The magnitude of the faintest star one sees overhead at the darkest time that is left.
  package var limitingMagnitude: Double?
  /// What limits the night first, then what else is worth knowing.
  package var reasons: [StargazingReason]
  /// The steps of the whole night in order, those that are over included.
  package var hours: [Hour] = []

  package init(
    score: Int? = nil, darkness: Double? = nil, best: Window? = nil, reasons: [StargazingReason] = []
  ) {
    self.score = score
    self.darkness = darkness
    self.best = best
    self.reasons = reasons
  }

  package var bestFrom: Date? { best?.span.lowerBound }
  package var bestTo: Date? { best?.span.upperBound }

  package var rating: Rating? { score.map(Rating.init(score:)) }

  /// What nights are compared by: the score, below all scores the darkness where none is known, then no night at all.
  package var rank: Double { score.map { 10 + Double($0) } ?? darkness ?? -1 }
}

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
  /// The sun sets, but does not get 6° below the horizon.
  case noNight
  /// The sun does not set.
  case noSunset
  /// What was dark of the night is over.
  case nightOver
  /// Lamps: the sky's brightness in magnitudes per square arcsecond, and the faintest star they leave.
  case cityLight(brightness: Double, limitingMagnitude: Double)
  /// There is no forecast of that night: only the darkness in 0…1 is known.
  case noForecast(darkness: Double)
  /// What a document made elsewhere says, in its words.
  case quoted(String)
}

package import Essentials

/// How good a night is for looking at the stars, with reasons.
package struct StargazingReport: Hashable, Sendable {
  /// One step of the forecast in the dark.
  package struct Hour: Hashable, Sendable {
    package var span: Range<Date>
    /// 0…100.
    package var score: Double
    /// The share of the sky under cloud, 0…100 %.
    package var cloud: Double

    package init(span: Range<Date>, score: Double, cloud: Double) {
      self.span = span
      self.score = score
      self.cloud = cloud
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

  /// 0…100, or `nil` without a forecast for the night or without a night.
  package var score: Int?
  /// How dark it gets against a moonless night, 0…1; `nil` without a night.
  package var darkness: Double?
  package var bestFrom: Date?
  package var bestTo: Date?
  /// What limits the night first, then what else is worth knowing.
  package var reasons: [StargazingReason]
  /// The steps the score is made of, in order.
  package var hours: [Hour] = []

  package init(
    score: Int? = nil, darkness: Double? = nil, bestFrom: Date? = nil, bestTo: Date? = nil,
    reasons: [StargazingReason] = []
  ) {
    self.score = score
    self.darkness = darkness
    self.bestFrom = bestFrom
    self.bestTo = bestTo
    self.reasons = reasons
  }

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
  /// The sun does not get 6° below the horizon.
  case noNight
  /// There is no forecast of that night: only the darkness in 0…1 is known.
  case noForecast(darkness: Double)
  /// What a document made elsewhere says, in its words.
  case told(String)
}

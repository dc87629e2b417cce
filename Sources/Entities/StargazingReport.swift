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
  package var hours: [Hour]

  package init(
    score: Int? = nil, darkness: Double? = nil, bestFrom: Date? = nil, bestTo: Date? = nil,
    reasons: [StargazingReason] = [], hours: [Hour] = []
  ) {
    self.score = score
    self.darkness = darkness
    self.bestFrom = bestFrom
    self.bestTo = bestTo
    self.reasons = reasons
    self.hours = hours
  }

  package var rating: Rating? { score.map(Rating.init(score:)) }
}

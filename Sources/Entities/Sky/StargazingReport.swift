package import Essentials

/// How good a night is for stargazing, with reasons.
package struct StargazingReport: Hashable, Sendable {
  /// An hour, or the part of one with the sun more than 6° below the horizon.
  package struct Hour: Hashable, Sendable {
    package var span: Range<Date>
    /// How good it is, 0…100.
    package var score: Double

    package init(span: Range<Date>, score: Double) { (self.span, self.score) = (span, score) }
  }

  /// The best consecutive hours of a part of the night.
  package struct Window: Hashable, Sendable {
    package var span: Range<Date>
    /// The mean of its hours, 0…100.
    package var score: Int
    /// What limits its score most, or that it is fine; `nil` if unknown.
    package var reason: StargazingReason?

    package init(span: Range<Date>, score: Int, reason: StargazingReason? = nil) {
      (self.span, self.score, self.reason) = (span, score, reason)
    }
  }

  /// A score in words.
  package enum Rating: String, CaseIterable, Sendable {
    case excellent, good, fair, poor, bad

    /// The rating for a score of 0…100: 80 and more is excellent, less than 20 bad.
    package init(score: Int) { self = Self.allCases[4 - min(max(score / 20, 0), 4)] }
  }

  /// How good the darkest hours are that are left of the night, or all those of a past one, on average, 0…100; `nil`
  /// without a forecast, a night, or any darkness left.
  package var score: Int?
  /// The same for the whole night, including what is over; `nil` without a forecast or without a night.
  package var nightScore: Int?
  /// The share of a dark site's stars that are visible in the hours of ``score``, on average, 0…1; 1 is a moonless sky
  /// without light pollution. `nil` without such hours.
  package var darkness: Double?
  /// The best hours still to come; `nil` if none are known.
  package var best: Window?
  /// The best hours that are over, if at least 5 points better than ``best``; else `nil`.
  package var past: Window?
  /// Whether the night has begun and its noon to noon isn't over.
  package var isRunning = false
  /// Whether none of the night's darkest phase is left.
  package var isOver = false
  /// The magnitude of the faintest star visible overhead in the darkest of these hours; `nil` without any.
  package var limitingMagnitude: Double?
  /// That the night is over or fine, then the limiting factors, worst first, then what else is worth knowing.
  package var reasons: [StargazingReason]
  /// All hours of the night with a forecast, in order, including past ones.
  package var hours: [Hour] = []

  package init(score: Int? = nil, darkness: Double? = nil, best: Window? = nil, reasons: [StargazingReason] = []) {
    (self.score, self.darkness, self.best, self.reasons) = (score, darkness, best, reasons)
  }

  /// The score in words; `nil` without a score.
  package var rating: Rating? { score.map(Rating.init(score:)) }

  /// The sort key of nights, best highest: first by score, then by darkness if no score is known; −1 without a night.
  package var rank: Double { score.map { 10 + Double($0) } ?? darkness ?? -1 }
}

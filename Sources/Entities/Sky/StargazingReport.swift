package import Essentials

/// How good a night is for stargazing, with reasons.
package struct StargazingReport: Hashable, Sendable {
  /// One step of the forecast during darkness.
  package struct Hour: Hashable, Sendable {
    package var span: Range<Date>
    /// How good it is, 0…100.
    package var score: Double

    package init(span: Range<Date>, score: Double) { (self.span, self.score) = (span, score) }
  }

  /// Consecutive hours of the night that are better than those around them.
  package struct Window: Hashable, Sendable {
    package var span: Range<Date>
    /// The mean of its hours, 0…100.
    package var score: Int
    /// The limiting factor, or `fine`.
    package var reason: StargazingReason?

    package init(span: Range<Date>, score: Int, reason: StargazingReason? = nil) {
      (self.span, self.score, self.reason) = (span, score, reason)
    }
  }

  /// The score in words.
  package enum Rating: String, CaseIterable, Sendable {
    case excellent, good, fair, poor, bad

    /// The rating for a score of 0…100: 80 and more is excellent, less than 20 bad.
    package init(score: Int) { self = Self.allCases[4 - min(max(score / 20, 0), 4)] }
  }

  /// For the rest of the night, 0…100; `nil` without a forecast, without a night, and once the night is over.
  package var score: Int?
  /// For the whole night, including what is over; `nil` without a forecast or without a night.
  package var nightScore: Int?
  /// How dark the rest of the night gets, 0…1; 1 is a moonless night without light pollution. `nil` without a night.
  package var darkness: Double?
  /// The best hours still to come; `nil` if none are known.
  package var best: Window?
  /// Hours better than ``best`` that are over already; `nil` if there were none.
  package var past: Window?
  /// Whether the night has begun, so that only part of it is left.
  package var isRunning = false
  /// Whether the night's darkness is over.
  package var isOver = false
  /// The magnitude of the faintest star visible overhead at the darkest time left.
  package var limitingMagnitude: Double?
  /// First the limiting factors, then what else is worth knowing.
  package var reasons: [StargazingReason]
  /// All forecast steps of the night in order, including past ones.
  package var hours: [Hour] = []

  package init(score: Int? = nil, darkness: Double? = nil, best: Window? = nil, reasons: [StargazingReason] = []) {
    (self.score, self.darkness, self.best, self.reasons) = (score, darkness, best, reasons)
  }

  /// The start and the end of ``best``.
  package var bestFrom: Date? { best?.span.lowerBound }
  package var bestTo: Date? { best?.span.upperBound }

  /// The score in words; `nil` without a score.
  package var rating: Rating? { score.map(Rating.init(score:)) }

  /// The sort key of nights, best highest: first by score, then by darkness if no score is known; −1 without a night.
  package var rank: Double { score.map { 10 + Double($0) } ?? darkness ?? -1 }
}

package import Foundation

/// How good a night is for looking at the stars, with reasons.
package struct StargazingReport: Hashable, Sendable {
  /// 0…100, or `nil` without a forecast for the night.
  package var score: Int?
  package var bestFrom: Date?
  package var bestTo: Date?
  /// Sentences, the weightiest first.
  package var reasons: [String]

  package init(score: Int? = nil, bestFrom: Date? = nil, bestTo: Date? = nil, reasons: [String] = []) {
    self.score = score
    self.bestFrom = bestFrom
    self.bestTo = bestTo
    self.reasons = reasons
  }
}

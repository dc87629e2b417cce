package import Essentials

extension Range where Bound == Date {
  /// The part that two spans of time share; `nil` if there is none.
  package func overlap(with other: Range<Date>) -> Range<Date>? {
    let (lower, upper) = (Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound))
    return lower < upper ? lower..<upper : nil
  }

  /// The length in seconds.
  package var seconds: Double { upperBound.timeIntervalSince(lowerBound) }
}

package import Essentials

extension Range where Bound == Date {
  /// The intersection of two spans; `nil` if it is empty.
  package func overlap(with other: Range<Date>) -> Range<Date>? {
    let (lower, upper) = (Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound))
    return lower < upper ? lower..<upper : nil
  }

  /// The length in seconds.
  package var seconds: Double { upperBound.timeIntervalSince(lowerBound) }
}

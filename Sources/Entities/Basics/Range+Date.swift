package import Essentials

extension Range where Bound == Date {
  /// The part that two spans of time share; `nil` if there is none.
  package func overlap(with other: Range<Date>) -> Range<Date>? {
    let shared = clamped(to: other)
    return shared.isEmpty ? nil : shared
  }

  /// The length in seconds.
  package var seconds: Double { upperBound.timeIntervalSince(lowerBound) }
}

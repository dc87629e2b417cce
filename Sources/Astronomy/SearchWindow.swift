/// Brings windows from outside into bounds.
enum SearchWindow {
  /// The window cut to what an ephemeris can cover; one that is not a number becomes empty.
  static func bounded(_ window: Range<Double>) -> Range<Double> {
    let lower = TimeScale.clamped(window.lowerBound)
    let upper = max(lower, TimeScale.clamped(window.upperBound))
    return lower..<min(upper, lower + Double(Ephemeris.maximumDays))
  }
}

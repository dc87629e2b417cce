/// The four principal phases of the Moon.
package enum MoonQuarter: Int, CaseIterable, Hashable, Sendable {
  case new, firstQuarter, full, lastQuarter

  /// The first one after an instant (UTC days since J2000.0); within 10 s of JPL DE421, 1950-2030.
  package func next(after instant: Double) -> Double {
    Lunation.next(rawValue, after: TimeScale.clamped(instant))
  }

  /// The last one at or before an instant.
  package func previous(before instant: Double) -> Double {
    Lunation.previous(rawValue, before: TimeScale.clamped(instant))
  }
}

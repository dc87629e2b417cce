/// The four principal phases of the Moon; instants are UTC days since J2000.0, within 10 s of JPL DE421, 1950–2030.
/// Searches start at the instant clamped to 3,000 years either side of J2000.0.
package enum MoonQuarter: Int, CaseIterable, Hashable, Sendable {
  case new, firstQuarter, full, lastQuarter

  /// The first instant of this phase after another.
  package func next(after instant: Double) -> Double {
    let instant = TimeScale.clamped(instant)
    let first = number(near: instant - Self.slack, .up)
    return sequence(first: first) { $0 + 4 }.lazy.map(Lunation.instant(ofQuarter:)).first { $0 > instant } ?? instant
  }

  /// The last instant of this phase at or before another.
  func latest(upTo instant: Double) -> Double {
    let instant = TimeScale.clamped(instant)
    let first = number(near: instant + Self.slack, .down)
    return sequence(first: first) { $0 - 4 }.lazy.map(Lunation.instant(ofQuarter:)).first { $0 <= instant } ?? instant
  }

  /// The instants of this phase in a window, in order; one at the very start of the window is in it.
  package func instants(in window: Range<Double>) -> [Double] {
    let end = TimeScale.clamped(window.upperBound)
    // 20 days after one is safely before the next.
    return sequence(first: next(after: window.lowerBound.nextDown)) { next(after: $0 + 20) }.prefix { $0 < end }
  }

  /// The new or full moons in a window and a day around it that are within 1.6° of the ecliptic, as at every eclipse.
  func eclipseCandidates(in window: Range<Double>) -> [Double] {
    let window = TimeScale.bounded(window)
    return instants(in: window.lowerBound - 1..<window.upperBound + 1)
      .filter { abs(ApparentPlace.moon(at: TimeScale.terrestrial($0)).latitude) < 1.6 * Angle.degree }
  }

  /// Days by which searches start early, as the mean instants are up to 0.8 days off.
  private static let slack = 1.0

  /// The number, for `Lunation.instant(ofQuarter:)`, of the phase with the next (`.up`) or last (`.down`) mean instant.
  private func number(near instant: Double, _ rule: FloatingPointRoundingRule) -> Int {
    4 * Int(((instant - Lunation.epoch) / Lunation.synodicMonth - Double(rawValue) / 4).rounded(rule)) + rawValue
  }
}

/// The four principal phases of the Moon.
package enum MoonQuarter: Int, CaseIterable, Hashable, Sendable {
  case new, firstQuarter, full, lastQuarter

  /// The first one after an instant (UTC days since J2000.0); within 10 s of JPL DE421, 1950–2030.
  package func next(after instant: Double) -> Double {
    let instant = TimeScale.clamped(instant)
    let first = number(near: instant - Self.slack, .up)
    return sequence(first: first) { $0 + 4 }.lazy.map(Lunation.instant(ofQuarter:)).first { $0 > instant } ?? instant
  }

  /// The last one at or before an instant (UTC days since J2000.0); within 10 s likewise.
  package func latest(upTo instant: Double) -> Double {
    let instant = TimeScale.clamped(instant)
    let first = number(near: instant + Self.slack, .down)
    return sequence(first: first) { $0 - 4 }.lazy.map(Lunation.instant(ofQuarter:)).first { $0 <= instant } ?? instant
  }

  /// Days by which searches start early, as the mean instants are up to 0.8 days off.
  private static let slack = 1.0

  /// The number, for ``Lunation/instant(ofQuarter:)``, of the phase with the next (`.up`) or last (`.down`) mean instant.
  private func number(near instant: Double, _ rule: FloatingPointRoundingRule) -> Int {
    4 * Int(((instant - Lunation.epoch) / Lunation.synodicMonth - Double(rawValue) / 4).rounded(rule)) + rawValue
  }
}

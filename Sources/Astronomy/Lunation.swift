import Essentials

/// The Moon's elongation and the instants when it is a multiple of 90°.
enum Lunation {
  /// Mean synodic month, days.
  static let month = 29.530_588_861
  static let epoch = 5.097_66

  /// The Moon's apparent longitude minus the Sun's, radians (nutation cancels).
  static func elongation(at instant: Double) -> Double {
    let terrestrial = TimeScale.terrestrial(instant)
    return Apparent.moon(at: terrestrial).longitude - Apparent.sun(at: terrestrial).longitude
  }

  /// The lit part of the Moon's disc, 0...1; Meeus, chapter 48, within 0.001.
  static func illumination(sun: EclipticPlace, moon: EclipticPlace) -> Double {
    let elongation = moon.vector.angle(to: sun.vector)
    // The angle Sun - Moon - Earth, 0 when full.
    let phaseAngle = atan2(sun.distance * sin(elongation), moon.distance - sun.distance * cos(elongation))
    return (1 + cos(phaseAngle)) / 2
  }

  /// The instant of a quarter by number: 0 is the new moon of 2000-01-06, 1 the first quarter after it, and so on.
  ///
  /// The secant method on the elongation, whose rate is 11...15.5° a day; within 10 s of JPL DE421, 1950-2030.
  static func instant(ofQuarter number: Int) -> Double {
    let target = Double(number) * .pi / 2
    var time = epoch + month * Double(number) / 4
    var rate = 12.19 * Angle.degree
    var excess = Angle.signed(elongation(at: time) - target)
    for _ in 0..<8 where abs(excess) > 1e-9 {
      let step = -excess / rate
      time += step
      let next = Angle.signed(elongation(at: time) - target)
      rate = max(10 * Angle.degree, min(17 * Angle.degree, (next - excess) / step))
      excess = next
    }
    return time
  }
}

/// The four principal phases of the Moon.
package enum MoonQuarter: Int, CaseIterable, Hashable, Sendable {
  case new, firstQuarter, full, lastQuarter

  /// The first after an instant (UTC days since J2000.0); within 10 s of JPL DE421, 1950-2030.
  package func next(after instant: Double) -> Double {
    let instant = TimeScale.clamped(instant)
    let first = number(near: instant - Self.slack, .up)
    return sequence(first: first) { $0 + 4 }.lazy.map(Lunation.instant(ofQuarter:)).first { $0 > instant } ?? instant
  }

  /// The last at or before an instant.
  package func previous(before instant: Double) -> Double {
    let instant = TimeScale.clamped(instant)
    let first = number(near: instant + Self.slack, .down)
    return sequence(first: first) { $0 - 4 }.lazy.map(Lunation.instant(ofQuarter:)).first { $0 <= instant } ?? instant
  }

  /// Days; the mean instants are at most 0.8 d off.
  private static let slack = 1.0

  /// The number of the quarter whose mean instant comes next or came last.
  private func number(near instant: Double, _ rule: FloatingPointRoundingRule) -> Int {
    4 * Int(((instant - Lunation.epoch) / Lunation.month - Double(rawValue) / 4).rounded(rule)) + rawValue
  }
}

/// The Moon's elongation and the instants at which it is a multiple of 90°.
enum Lunation {
  /// Mean synodic month, days.
  static let month = 29.530_588_861
  private static let epoch = 5.097_66
  /// The mean times are at most 0.8 d off.
  private static let slack = 1.0

  /// Excess of the Moon's apparent longitude over the Sun's, radians (nutation cancels).
  static func elongation(at instant: Double) -> Double {
    let terrestrial = TimeScale.terrestrial(instant)
    return Apparent.moon(at: terrestrial).longitude - Apparent.sun(at: terrestrial).longitude
  }

  /// The lit part of the Moon's disc, 0...1; Meeus, chapter 48, within 0.001.
  static func illumination(sun: EclipticPlace, moon: EclipticPlace) -> Double {
    (1 + cosine(phaseAngle(sun: sun, moon: moon))) / 2
  }

  /// The angle Sun - Moon - Earth, radians, 0 when full.
  static func phaseAngle(sun: EclipticPlace, moon: EclipticPlace) -> Double {
    let elongation = moon.vector.angle(to: sun.vector)
    return arctangent(sun.distance * sine(elongation), moon.distance - sun.distance * cosine(elongation))
  }

  /// The quarter with a running number: 0 is the new moon of 2000-01-06, 1 the first quarter after it, and so on.
  ///
  /// The secant rule on the elongation, whose rate is 11...15.5° a day; within 10 s of JPL DE421, 1950-2030.
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

  /// The running number of the first quarter of a kind (0 new ... 3 last) after an instant, and when it is.
  static func next(_ kind: Int, after instant: Double) -> Double {
    var number = 4 * Int(((instant - slack - epoch) / month - Double(kind) / 4).rounded(.up)) + kind
    var time = self.instant(ofQuarter: number)
    while time <= instant {
      number += 4
      time = self.instant(ofQuarter: number)
    }
    return time
  }

  /// The last quarter of a kind at or before an instant.
  static func previous(_ kind: Int, before instant: Double) -> Double {
    var number = 4 * Int(((instant + slack - epoch) / month - Double(kind) / 4).rounded(.down)) + kind
    var time = self.instant(ofQuarter: number)
    while time > instant {
      number -= 4
      time = self.instant(ofQuarter: number)
    }
    return time
  }
}

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

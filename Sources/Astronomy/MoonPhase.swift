package import Entities
import Essentials

/// The Moon's phase at an instant, the same everywhere on Earth.
package struct MoonPhase: Sendable {
  /// The Moon's apparent longitude minus the Sun's in degrees, 0..<360: 0 new, 90 first quarter, 180 full, 270 last.
  package let phaseDegrees: Double
  /// The lit part of the disc, 0…1; within 0.001.
  package let illumination: Double
  /// Days since the last new moon, from 0 to a little under 30.
  package let ageDays: Double

  /// The phase at an instant (UTC days since J2000.0).
  package init(at instant: Double) {
    let instant = TimeScale.clamped(instant)
    let terrestrial = TimeScale.terrestrial(instant)
    let (sun, moon) = (ApparentPlace.sun(at: terrestrial), ApparentPlace.moon(at: terrestrial))
    phaseDegrees = Angle.positive(moon.longitude - sun.longitude) / Angle.degree
    illumination = Lunation.illumination(sun: sun, moon: moon)
    ageDays = instant - MoonQuarter.new.latest(upTo: instant)
  }
}

extension MoonReport.Phase {
  /// The phase of a local civil day (UTC days since J2000.0): a principal one if its instant is in the day, else one
  /// between these by the elongation (degrees, 0..<360) at a moment within two days of every moment of the day.
  package init(day: Range<Double>, phaseDegrees: Double) {
    let nearest = (phaseDegrees / 90).rounded()
    // The elongation grows by at most 14.4° a day, so only the nearest quarter can be within two days.
    guard abs(phaseDegrees - nearest * 90) < 35, let quarter = MoonQuarter(rawValue: Int(nearest) % 4) else {
      self = Self(phaseDegrees: phaseDegrees)
      return
    }
    let time = quarter.latest(upTo: day.upperBound)
    // A quarter whose last time was a month ago is still to come.
    let offset = day.contains(time) ? 0 : (0..<15).contains(day.lowerBound - time) ? 1 : 7
    self = Self.allCases[(2 * quarter.rawValue + offset) % 8]
  }

  /// The principal phase of a quarter.
  package init(_ quarter: MoonQuarter) { self = Self.allCases[2 * quarter.rawValue] }

  /// One of the four phases between the principal ones, by the elongation in degrees. The cases alternate.
  init(phaseDegrees: Double) {
    let quarter = Int(Angle.positive(phaseDegrees * Angle.degree) / Angle.degree / 90)
    self = Self.allCases[2 * min(quarter, 3) + 1]
  }
}

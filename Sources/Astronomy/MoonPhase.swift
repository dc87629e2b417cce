/// The Moon's phase at an instant; the same for every place on the Earth, about 35 µs.
package struct MoonPhase: Hashable, Sendable {
  /// UTC in days since J2000.0.
  package let instant: Double

  /// Excess of the Moon's ecliptic longitude over the Sun's in degrees, 0..<360: 0 new, 90 first quarter, 180 full, 270 last.
  package let phaseDegrees: Double

  /// The lit part of the disc, 0...1; within 0.001.
  package let illumination: Double

  /// Days since the last new moon, 0..<30.
  package let ageDays: Double

  /// The next new moon after the instant; this and the other quarters within 10 s of JPL DE421, 1950-2030.
  package let nextNew: Double

  /// The next first quarter after the instant.
  package let nextFirstQuarter: Double

  /// The next full moon after the instant.
  package let nextFull: Double

  /// The next last quarter after the instant.
  package let nextLastQuarter: Double

  /// - Parameter instant: UTC in days since J2000.0.
  package init(at instant: Double) {
    let instant = TimeScale.clamped(instant)
    let terrestrial = TimeScale.terrestrial(instant)
    let (sun, moon) = (Apparent.sun(at: terrestrial), Apparent.moon(at: terrestrial))
    self.instant = instant
    phaseDegrees = Angle.positive(moon.longitude - sun.longitude) / Angle.degree
    illumination = Lunation.illumination(sun: sun, moon: moon)
    ageDays = instant - MoonQuarter.new.previous(before: instant)
    nextNew = MoonQuarter.new.next(after: instant)
    nextFirstQuarter = MoonQuarter.firstQuarter.next(after: instant)
    nextFull = MoonQuarter.full.next(after: instant)
    nextLastQuarter = MoonQuarter.lastQuarter.next(after: instant)
  }

  /// Whether the lit part grows.
  package var isWaxing: Bool { phaseDegrees < 180 }

  /// The four next quarters in the order in which they come.
  package var upcoming: [(quarter: MoonQuarter, instant: Double)] {
    zip(MoonQuarter.allCases, [nextNew, nextFirstQuarter, nextFull, nextLastQuarter])
      .map { (quarter: $0, instant: $1) }.sorted { $0.instant < $1.instant }
  }
}

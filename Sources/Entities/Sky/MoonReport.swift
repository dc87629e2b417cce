package import Essentials

/// The moon on one local calendar day.
package struct MoonReport: Hashable, Sendable {
  /// The phase by name; the four principal ones only on the local day of their instant.
  package enum Phase: String, Codable, CaseIterable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
  }

  package var phase: Phase
  /// The difference of the apparent longitudes of moon and sun: 0 new, 90 first quarter, 180 full, 270 last quarter.
  package var phaseDegrees: Double
  /// The lit fraction of the disc, 0…1.
  package var illumination: Double
  /// Days since the last new moon.
  package var ageDays: Double
  /// Degrees above the horizon at the report's instant, with refraction when above.
  package var altitude = 0.0
  /// Degrees from north over east.
  package var azimuth = 0.0
  /// Where the middle of the bright limb is on the disc as the place sees it: degrees from the top, to the left.
  package var tilt = 0.0
  /// Whether it only grazes the horizon, so that the air of the day decides about rise and set.
  package var grazesHorizon = false
  package var rise: Date?
  package var set: Date?
  /// Every moonrise and moonset of the day, of which there may be two; empty when they were not asked for.
  package var rises: [Date] = []
  package var sets: [Date] = []
  /// When it is highest in the night, and how high in degrees; `nil` when that was not asked for.
  package var transit: Date?
  package var transitAltitude: Double?
  package var nextNew: Date?
  package var nextFirstQuarter: Date?
  package var nextFull: Date?
  package var nextLastQuarter: Date?

  package init(phase: Phase, phaseDegrees: Double, illumination: Double, ageDays: Double) {
    self.phase = phase
    self.phaseDegrees = phaseDegrees
    self.illumination = illumination
    self.ageDays = ageDays
  }
}

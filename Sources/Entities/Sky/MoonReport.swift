package import Essentials

/// The moon on one local calendar day, and in its night.
package struct MoonReport: Hashable, Sendable {
  /// The name of the phase; each of the four principal ones only on the local day on which it occurs.
  package enum Phase: String, Codable, CaseIterable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
  }

  package var phase: Phase
  /// The moon's apparent ecliptic longitude minus the sun's, 0..<360: 90 is the first quarter, 180 full.
  package var phaseDegrees: Double
  /// The lit fraction of the disc, 0…1.
  package var illumination: Double
  /// Days since the last new moon, 0..<30.
  package var ageDays: Double
  /// Its position at the report's instant; `nil` in calendars.
  package var place: SkyPlace?
  /// The position of the bright limb's middle: degrees from the top of the disc, anticlockwise. As seen at the report's
  /// instant if the moon is up, else when it is best seen; in calendars, 90 (left) or 270 (right).
  package var brightLimbAngle = 0.0
  /// Whether, in the day or its night, it only grazes the horizon, where varying refraction decides if it rises or sets.
  package var grazesHorizon = false
  /// The first moonrise and moonset of the day; `nil` if there is none.
  package var rise: Date?
  package var set: Date?
  /// All moonrises and moonsets of the day, in order, up to two each; empty if not requested.
  package var rises: [Date] = []
  package var sets: [Date] = []
  /// The culmination in the night, perhaps below the horizon; `nil` if there is none or it wasn't requested.
  package var transit: TimedPlace?
  /// The next instant of each principal phase; empty in calendars.
  package var next: [Phase: Date] = [:]

  package init(phase: Phase, phaseDegrees: Double, illumination: Double, ageDays: Double) {
    (self.phase, self.phaseDegrees, self.illumination, self.ageDays) = (phase, phaseDegrees, illumination, ageDays)
  }
}

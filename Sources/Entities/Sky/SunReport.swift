package import Essentials

/// The sun on one local calendar day. Events that don't happen on that day are `nil`.
package struct SunReport: Hashable, Sendable {
  /// When the upper limb rises and sets.
  package var rise: Date?
  package var set: Date?
  /// The upper transit, when it is highest.
  package var noon: Date?
  /// Degrees above the horizon at `noon`, with refraction if above; `nil` if not requested.
  package var noonAltitude: Double?
  /// Seconds by which the day is longer than the one before; `nil` if not requested.
  package var dayLengthChange: Double?
  /// Seconds above the horizon within the day.
  package var dayLength: Double
  /// When the midnight sun next sets, or the sun next rises after a polar night; `nil` without, and if not requested.
  package var nextChange: Date?
  /// Whether, in the day or its night, it only grazes the horizon, where varying refraction decides if it rises or sets.
  package var grazesHorizon = false
  /// When each twilight begins in the morning: the sun's centre at −6° (civil), −12° (nautical) or −18° (astronomical).
  package var dawns: [TwilightPhase: Date] = [:]
  /// When each twilight ends in the evening.
  package var dusks: [TwilightPhase: Date] = [:]

  package init(dayLength: Double) { self.dayLength = dayLength }

  /// Whether the sun stays up all day.
  package var isMidnightSun: Bool { SunTimes(rise: rise, set: set).isUpAllDay(dayLength: dayLength) == true }

  /// Whether the sun stays down all day.
  package var isPolarNight: Bool { SunTimes(rise: rise, set: set).isUpAllDay(dayLength: dayLength) == false }
}

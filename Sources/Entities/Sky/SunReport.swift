package import Essentials

/// The sun on one local calendar day. Events that don't happen on that day are `nil`.
package struct SunReport: Hashable, Sendable {
  package var rise: Date?
  package var set: Date?
  /// Upper transit.
  package var noon: Date?
  /// Degrees above the horizon at `noon`, with refraction if above; `nil` if not requested.
  package var noonAltitude: Double?
  /// Seconds by which the day is longer than the one before; `nil` if not requested.
  package var dayLengthChange: Double?
  /// Seconds above the horizon within the day.
  package var dayLength: Double
  package var isAlwaysUp: Bool
  package var isAlwaysDown: Bool
  /// When a sun that is always up sets next, or one that is always down rises; `nil` otherwise, and if not requested.
  package var nextChange: Date?
  /// Whether it only grazes the horizon, so that the day's refraction decides whether it rises or sets.
  package var grazesHorizon = false
  /// When each twilight begins in the morning: the sun's centre at −6° (civil), −12° (nautical) or −18° (astronomical).
  package var dawns: [TwilightPhase: Date] = [:]
  /// When each ends in the evening.
  package var dusks: [TwilightPhase: Date] = [:]

  package init(dayLength: Double, isAlwaysUp: Bool, isAlwaysDown: Bool) {
    self.dayLength = dayLength
    self.isAlwaysUp = isAlwaysUp
    self.isAlwaysDown = isAlwaysDown
  }
}

/// Sunrise and sunset on one local day; `nil` if there is none.
package struct SunTimes: Hashable, Sendable {
  package var rise: Date?
  package var set: Date?

  package init(rise: Date? = nil, set: Date? = nil) {
    self.rise = rise
    self.set = set
  }
}

/// Tells day from night at instants near the present, from the sun's times.
package struct DayAndNight: Sendable {
  private let sun: [CivilDate: SunTimes]
  private let zone: Zone
  /// The answer for days on which the sun neither rises nor sets.
  private let isDayNow: Bool?

  package init(sun: [CivilDate: SunTimes], zone: Zone, isDayNow: Bool?) {
    self.sun = sun
    self.zone = zone
    self.isDayNow = isDayNow
  }

  /// Whether it is day at an instant; `nil` if unknown.
  package func isDay(at date: Date) -> Bool? {
    guard let times = sun[CivilDate(date, in: zone)] else { return nil }
    switch (times.rise, times.set) {
    case (nil, nil): return isDayNow
    case (let rise?, nil): return date >= rise
    case (nil, let set?): return date < set
    // Near the poles, the sun may set after midnight and rise again on the same day.
    case (let rise?, let set?): return rise < set ? date >= rise && date < set : date < set || date >= rise
    }
  }
}

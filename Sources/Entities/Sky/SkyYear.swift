package import Essentials

/// A year over one place: the sun's times for each day, and the light at any instant.
package struct SkyYear: Hashable, Sendable {
  /// The sun on one local calendar day.
  package struct Day: Hashable, Sendable {
    package var date: CivilDate
    package var sun: SunTimes
    /// Seconds with the sun above the horizon.
    package var length: Double

    package init(date: CivilDate, sun: SunTimes, length: Double) {
      (self.date, self.sun, self.length) = (date, sun, length)
    }

    /// Whether the sun stays up all day.
    package var isMidnightSun: Bool { sun.isUpAllDay(dayLength: length) == true }

    /// Whether the sun stays down all day.
    package var isPolarNight: Bool { sun.isUpAllDay(dayLength: length) == false }
  }

  package var year: Int
  /// The days of the local calendar, in order; skipped dates are absent. Empty if the year can't be computed.
  package var days: [Day]
  /// The light through the whole year, from local midnight to midnight, in order, without gaps.
  package var lights: [NightReport.Segment]

  package init(year: Int, days: [Day], lights: [NightReport.Segment]) {
    (self.year, self.days, self.lights) = (year, days, lights)
  }

  /// The light at an instant; `nil` outside the year.
  package func light(at date: Date) -> TwilightPhase? { lights.light(at: date) }
}

extension [SkyYear.Day] {
  /// The runs of consecutive days with a property, such as ``SkyYear/Day/isPolarNight``, in order.
  package func runs(with property: KeyPath<SkyYear.Day, Bool>) -> [ClosedRange<CivilDate>] {
    filter { $0[keyPath: property] }.map(\.date).reduce(into: []) { runs, date in
      if let last = runs.last, last.upperBound.advanced(by: 1) == date {
        runs[runs.count - 1] = last.lowerBound...date
      } else {
        runs.append(date...date)
      }
    }
  }
}

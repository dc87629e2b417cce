package import Essentials

/// The days of a year over one place: the sun's times, and how light the sky is at any instant.
package struct SkyYear: Hashable, Sendable {
  package struct Day: Hashable, Sendable {
    package var date: CivilDate
    package var sun: SunTimes
    /// Seconds with the sun above the horizon.
    package var length: Double

    package init(date: CivilDate, sun: SunTimes, length: Double) {
      self.date = date
      self.sun = sun
      self.length = length
    }

    /// Whether the sun neither rises nor sets, and stays up or down.
    package func isConstant(up: Bool) -> Bool {
      sun == SunTimes(rise: nil, set: nil) && (length > 43_200) == up
    }
  }

  package var year: Int
  package var days: [Day]
  /// The whole year by local days, in order, without a gap.
  package var lights: [NightReport.Segment]

  package init(year: Int, days: [Day], lights: [NightReport.Segment]) {
    self.year = year
    self.days = days
    self.lights = lights
  }

  /// The light at an instant, or `nil` outside the year.
  package func light(at date: Date) -> SkyLight? {
    var (low, high) = (0, lights.count)
    while low < high {
      let middle = (low + high) / 2
      if lights[middle].span.upperBound <= date { low = middle + 1 } else { high = middle }
    }
    return low < lights.count && lights[low].span.contains(date) ? lights[low].light : nil
  }
}

extension [SkyYear.Day] {
  /// The days of the midnight sun, or of the polar night, from first to last.
  package func stretches(up: Bool) -> [ClosedRange<CivilDate>] {
    filter { $0.isConstant(up: up) }.map(\.date).reduce(into: []) { runs, date in
      if let last = runs.last, last.upperBound.advanced(by: 1) == date {
        runs[runs.count - 1] = last.lowerBound...date
      } else {
        runs.append(date...date)
      }
    }
  }
}

/// The moon of one evening in a calendar.
package struct MoonDay: Hashable, Sendable {
  package var date: CivilDate
  /// At 22:00, drawn as on the meridian: north up, seen from south of the equator south up.
  package var moon: MoonReport

  package init(date: CivilDate, moon: MoonReport) {
    self.date = date
    self.moon = moon
  }
}

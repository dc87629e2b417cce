import Astronomy
import Entities
import Essentials

/// The meteor showers of one night over one place.
struct ShowerCalendar {
  /// The place's zenith without moon and sun, magnitudes per square arcsecond.
  let site: Double
  let local: LocalSky
  let night: Range<Date>

  /// The showers active on a day, those with a rate for the night first, then by the nearness of their peak.
  func active(on date: CivilDate) -> [ShowerReport] {
    let reports = MeteorShower.all.filter { $0.isActive(month: date.month, day: date.day) }.map(report)
    let middle = night.lowerBound.addingTimeInterval(night.seconds / 2)
    return reports.sorted { left, right in
      if left.rate != nil || right.rate != nil { return left.rate ?? -1 > right.rate ?? -1 }
      return abs(left.peak.timeIntervalSince(middle)) < abs(right.peak.timeIntervalSince(middle))
    }
  }

  /// Away from its peak a shower's rate is not known well enough to promise a number.
  private func report(_ shower: MeteorShower) -> ShowerReport {
    let night = Instant.range(night)
    let sight = ShowerSight(
      shower, peak: shower.peak(nearest: (night.lowerBound + night.upperBound) / 2), in: local, site: site)
    var report = ShowerReport(name: shower.name, peak: Instant.date(sight.peak))
    guard sight.isNear(night), let look = sight.look(in: night) else { return report }
    let rates = sight.rates(look)
    guard rates.dark >= 1 else { return report }
    (report.rate, report.rateHere, report.best) = (rates.dark, rates.here, look.best)
    return report
  }
}

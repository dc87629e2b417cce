import Astronomy
import Entities
import Essentials

/// The meteor showers of a night.
extension SkyReportBuilder {
  /// The showers active on the evening's date: those with a rate, highest first, then the others, nearest peak first.
  var showers: [ShowerReport] {
    let active = MeteorShower.all.filter { $0.isActive(month: moment.date.month, day: moment.date.day) }
    let midnight = moment.night.middle
    return active.map(report).sorted { left, right in
      if left.rate != nil || right.rate != nil { return (left.rate ?? -1) > (right.rate ?? -1) }
      return abs(left.peak.timeIntervalSince(midnight)) < abs(right.peak.timeIntervalSince(midnight))
    }
  }

  /// The fewest meteors an hour under a dark sky for which rates are given.
  private static let leastRate = 1.0

  /// A shower's report, with rates and the best time only near the peak, since the rate isn't known well elsewhere.
  private func report(_ shower: MeteorShower) -> ShowerReport {
    let peak = shower.peak(nearest: Instant.of(moment.night.middle))
    let visibility = ShowerVisibility(shower, peak: peak, in: local, siteBrightness: siteBrightness)
    var report = ShowerReport(name: shower.name, peak: Instant.date(peak))
    let instants = Instant.range(moment.night)
    guard visibility.isNear(instants), let window = visibility.window(in: instants) else { return report }
    let rates = visibility.rates(in: window)
    guard rates.dark >= Self.leastRate else { return report }
    (report.rate, report.localRate, report.best) = (rates.dark, rates.here, window.best)
    return report
  }
}

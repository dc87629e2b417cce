import Astronomy
import Entities
import Essentials

/// The meteor showers in one night over a place.
struct NightShowers {
  /// The brightness of the place's zenith without Moon and Sun, magnitudes per square arcsecond.
  let siteBrightness: Double
  /// The sky over the place; its ephemeris must cover the night.
  let local: LocalSky
  /// From noon to noon.
  let night: Range<Date>

  /// The showers active on an evening's date: those with a rate, highest first, then the others, nearest peak first.
  func active(on date: CivilDate) -> [ShowerReport] {
    let reports = MeteorShower.all.filter { $0.isActive(month: date.month, day: date.day) }.map(report)
    return reports.sorted { left, right in
      if left.rate != nil || right.rate != nil { return (left.rate ?? -1) > (right.rate ?? -1) }
      return abs(left.peak.timeIntervalSince(night.middle)) < abs(right.peak.timeIntervalSince(night.middle))
    }
  }

  /// The fewest meteors an hour under a dark sky for which rates are given.
  private static let leastRate = 1.0

  /// A shower's report, with rates and the best time only near the peak, since the rate isn't known well elsewhere.
  private func report(_ shower: MeteorShower) -> ShowerReport {
    let peak = shower.peak(nearest: Instant.of(night.middle))
    let visibility = ShowerVisibility(shower, peak: peak, in: local, siteBrightness: siteBrightness)
    var report = ShowerReport(name: shower.name, peak: Instant.date(peak))
    let instants = Instant.range(night)
    guard visibility.isNear(instants), let window = visibility.window(in: instants) else { return report }
    let rates = visibility.rates(in: window)
    guard rates.dark >= Self.leastRate else { return report }
    (report.rate, report.localRate, report.best) = (rates.dark, rates.here, window.best)
    return report
  }
}

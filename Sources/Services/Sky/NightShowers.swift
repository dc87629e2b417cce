import Astronomy
import Entities
import Essentials

/// The meteor showers in one night over a place.
struct NightShowers {
  /// The brightness of the place's zenith without Moon and Sun, magnitudes per square arcsecond.
  let siteBrightness: Double
  let local: LocalSky
  /// From noon to noon.
  let night: Range<Date>

  /// The showers active on the date of the evening: those with a rate, highest first, then the rest by nearness to their peak.
  func active(on date: CivilDate) -> [ShowerReport] {
    let reports = MeteorShower.all.filter { $0.isActive(month: date.month, day: date.day) }.map(report)
    let middle = night.middle
    return reports.sorted { left, right in
      if left.rate != nil || right.rate != nil { return left.rate ?? -1 > right.rate ?? -1 }
      return abs(left.peak.timeIntervalSince(middle)) < abs(right.peak.timeIntervalSince(middle))
    }
  }

  /// Gives a rate only near the peak, since elsewhere it isn't known well enough, and only from one meteor per hour.
  private func report(_ shower: MeteorShower) -> ShowerReport {
    let night = Instant.range(night)
    let visibility = ShowerVisibility(
      shower, peak: shower.peak(nearest: (night.lowerBound + night.upperBound) / 2), in: local,
      siteBrightness: siteBrightness)
    var report = ShowerReport(name: shower.name, peak: Instant.date(visibility.peak))
    guard visibility.isNear(night), let window = visibility.window(in: night) else { return report }
    let rates = visibility.rates(in: window)
    guard rates.dark >= 1 else { return report }
    (report.rate, report.localRate, report.best) = (rates.dark, rates.here, window.best)
    return report
  }
}

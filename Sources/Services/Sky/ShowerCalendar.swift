import Astronomy
import Entities
import Essentials

/// The meteor showers of one night over one place.
struct ShowerCalendar {
  let observer: Observer
  let local: LocalSky
  let night: NightReport

  /// The showers active on a day, those with a rate for the night first, then by the nearness of their peak.
  func active(on date: CivilDate, _ moon: MoonReport) -> [ShowerReport] {
    let reports = MeteorShower.all.filter { $0.isActive(month: date.month, day: date.day) }
      .map { report($0, moon) }
    let middle = night.span.lowerBound.addingTimeInterval(night.span.seconds / 2)
    return reports.sorted { left, right in
      if left.rate != nil || right.rate != nil { return left.rate ?? -1 > right.rate ?? -1 }
      return abs(left.peak.timeIntervalSince(middle)) < abs(right.peak.timeIntervalSince(middle))
    }
  }

  private func report(_ shower: MeteorShower, _ moon: MoonReport) -> ShowerReport {
    let middle = Instant.of(night.span.lowerBound.addingTimeInterval(night.span.seconds / 2))
    let peak = shower.peak(nearest: middle)
    var report = ShowerReport(name: shower.name, peak: Instant.date(peak))
    // Away from its peak a shower's rate is not known well enough to promise a number.
    guard abs(peak - middle) <= 0.75 else { return report }
    for span in night.spans(of: .nautical).map(Instant.range) {
      for instant in stride(from: span.lowerBound, to: span.upperBound, by: 1.0 / 48) {
        let rate = shower.hourlyRate(
          radiantAltitude: shower.radiant(at: instant, from: observer).altitude,
          limitingMagnitude: limitingMagnitude(at: instant, moon))
        if let rate, rate >= 1, rate > report.rate ?? 0 {
          report.rate = rate
          report.best = Instant.date(instant)
        }
      }
    }
    return report
  }

  /// The faintest star under a natural sky with that night's moon and twilight.
  private func limitingMagnitude(at instant: Double, _ moon: MoonReport) -> Double {
    SkyBrightness.limitingMagnitude(
      SkyBrightness.zenith(
        illumination: moon.illumination, moonAltitude: local.altitude(of: .moon, at: instant),
        sunAltitude: local.altitude(of: .sun, at: instant)))
  }
}

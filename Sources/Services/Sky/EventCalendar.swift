import Astronomy
import Entities
import Essentials

/// What is to come in the sky of one place.
struct EventCalendar {
  let observer: Observer

  /// Days ahead in which eclipses are looked for.
  private static let year = 366.0
  /// Days ahead for meteors.
  private static let soon = 60.0
  /// Meteors an hour that make a shower worth waiting for.
  private static let strong = 15.0

  /// The next four quarters of the moon, the next season, the meteors of two months and the eclipses of a year that the
  /// place sees, by time.
  func coming(after date: Date, _ phase: MoonPhase) -> [SkyEvent] {
    let now = Instant.of(date)
    let events = quarters(phase) + season(after: now) + eclipses(after: now) + meteors(after: now)
    return events.sorted { $0.instant < $1.instant }
  }

  private func quarters(_ phase: MoonPhase) -> [SkyEvent] {
    phase.upcoming.compactMap { quarter, instant in
      MoonReport.Phase(rawValue: MoonPhaseName(quarter).rawValue).map { SkyEvent(.moon($0), at: Instant.date(instant)) }
    }
  }

  private func season(after now: Double) -> [SkyEvent] {
    guard let (season, instant) = Season.next(after: now),
      let name = SkyEvent.Season(rawValue: String(describing: season))
    else { return [] }
    return [SkyEvent(.season(name), at: Instant.date(instant))]
  }

  private func eclipses(after now: Double) -> [SkyEvent] {
    let window = now..<now + Self.year
    let solar = SolarEclipse.all(in: window, from: observer).filter { $0.obscuration >= 0.005 }.compactMap { eclipse in
      SkyEvent.Eclipse(rawValue: eclipse.kind.rawValue).map { kind in
        SkyEvent(
          .solarEclipse(kind, obscuration: eclipse.obscuration, sunAltitude: eclipse.sunAltitude),
          at: Instant.date(eclipse.greatest))
      }
    }
    let lunar = LunarEclipse.all(in: window).filter { $0.isVisible(from: observer) }.compactMap { eclipse in
      SkyEvent.Eclipse(rawValue: eclipse.kind.rawValue).map { kind in
        SkyEvent(
          .lunarEclipse(
            kind, magnitude: eclipse.umbralMagnitude,
            moonAltitude: Sky.position(of: .moon, at: eclipse.greatest, from: observer).altitude),
          at: Instant.date(eclipse.greatest))
      }
    }
    return solar + lunar
  }

  private func meteors(after now: Double) -> [SkyEvent] {
    MeteorShower.all.compactMap { shower in
      guard let rate = shower.zenithalHourlyRate, rate >= Self.strong, risesHigh(shower) else { return nil }
      let peak = shower.peak(nearest: now + Self.soon / 2)
      guard (now..<now + Self.soon).contains(peak) else { return nil }
      let moonlight = MoonDisc(at: peak, from: observer).illumination
      return SkyEvent(.meteors(name: shower.name, rate: rate, moonlight: moonlight), at: Instant.date(peak))
    }
  }

  /// Whether the radiant ever stands 15° high.
  private func risesHigh(_ shower: MeteorShower) -> Bool {
    90 - abs(observer.latitude - shower.declination) > 15
  }
}

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

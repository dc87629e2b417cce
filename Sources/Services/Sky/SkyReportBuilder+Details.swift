import Astronomy
import Entities
import Essentials

/// The parts of a report that only the page of one place shows.
extension SkyReportBuilder {
  /// Steps of an altitude curve over a night, of ten minutes unless clocks change.
  private static let steps = 144

  /// Adds what only a place's own page shows.
  func addDetails(to report: inout SkyReport) {
    report.sun.noonAltitude = report.sun.noon.map { local.place(of: .body(.sun), at: Instant.of($0)).altitude }
    report.sun.dayLengthChange = lengthOfDayBefore.map { report.sun.dayLength - $0 }
    report.sun.nextChange = nextChange(report.sun)
    report.moon.rises = events.moon.rises.map(Instant.date).filter(moment.day.contains)
    report.moon.sets = events.moon.sets.map(Instant.date).filter(moment.day.contains)
    report.moon.transit = local.transits(of: .moon, in: Instant.range(moment.night)).first
      .map { timedPlace(of: .moon, at: $0) }
    report.light = photographicLight
    report.curves = Body.allCases.map(curve)
    report.showers = showers
    report.events = comingEvents
    report.comingFrom = moment.comingFrom
  }

  /// Two months of events from the start of the day, with four phases of the Moon at most, and a year of eclipses.
  private var comingEvents: [SkyEvent] {
    let events = EventCalendar(city: city).coming(from: moment.day.lowerBound, days: 60)
    let laterPhases = events.filter { if case .moonPhase = $0.kind { true } else { false } }.dropFirst(4)
    return events.filter { !laterPhases.contains($0) }
  }

  /// When the midnight sun or polar night ends; `nil` without one. Searched for 200 days, as it lasts half a year.
  private func nextChange(_ report: SunReport) -> Date? {
    guard report.isMidnightSun || report.isPolarNight else { return nil }
    let window = Instant.range(moment.day.upperBound..<moment.day.upperBound.addingTimeInterval(200 * 86_400))
    let sun = Crossings(ofHorizonBy: .sun, window: window, observer: city.coordinates)
    return (report.isMidnightSun ? sun.sets : sun.rises).first.map(Instant.date)
  }

  /// Seconds of sun on the day before; `nil` if the local calendar skipped that day.
  private var lengthOfDayBefore: Double? {
    let start = moment.date.advanced(by: -1).start(in: city.zone)
    guard start < moment.day.lowerBound else { return nil }
    let day = Instant.range(start..<moment.day.lowerBound)
    let sun = Crossings(ofHorizonBy: .sun, window: day, observer: city.coordinates, ephemeris: almanac.ephemeris)
    return sun.intervalsAbove.map(Instant.dates).reduce(0) { $0 + $1.seconds }
  }

  /// The night's golden hours, with the Sun between −4° and 6°, and blue hours, between −6° and −4°.
  private var photographicLight: PhotographicLight {
    // If the Sun is low at noon, one light lasts across it and isn't cut there.
    let night = moment.night
    let window = night.lowerBound.addingTimeInterval(-43_200)..<night.upperBound.addingTimeInterval(43_200)
    let found = Crossings.ofSun(at: [6, -4, -6], window: Instant.range(window), observer: city.coordinates)
    func between(_ upper: Crossings, _ lower: Crossings) -> [Range<Date>] {
      let spans = upper.intervalsBelow.map(Instant.dates).flatMap(lower.datesAbove)
      // Light belongs to the night of its middle, and is cut to that if it lasts a day or more.
      return spans.filter { night.contains($0.middle) }.map { $0.seconds < 86_400 ? $0 : $0.overlap(with: night) ?? $0 }
        .sorted { $0.lowerBound < $1.lowerBound }
    }
    return PhotographicLight(golden: between(found[0], found[1]), blue: between(found[1], found[2]))
  }

  /// A body's altitudes (degrees, with refraction) at the night's start and after each step.
  private func curve(of body: Body) -> AltitudeCurve {
    let span = Instant.range(moment.night)
    let step = (span.upperBound - span.lowerBound) / Double(Self.steps)
    let instants = (0...Self.steps).map { span.lowerBound + Double($0) * step }
    return AltitudeCurve(name: body.name, altitudes: instants.map { local.place(of: .body(body), at: $0).altitude })
  }

  /// The showers active on the evening's date: those with a rate, highest first, then the others, nearest peak first.
  private var showers: [ShowerReport] {
    let active = MeteorShower.all.filter { $0.isActive(month: moment.date.month, day: moment.date.day) }
    let midnight = moment.night.middle
    return active.map(report).sorted { left, right in
      if left.rate != nil || right.rate != nil { return (left.rate ?? -1) > (right.rate ?? -1) }
      return abs(left.peak.timeIntervalSince(midnight)) < abs(right.peak.timeIntervalSince(midnight))
    }
  }

  /// A shower's report, with rates and the best time only near the peak, since the rate isn't known well elsewhere, and
  /// from one meteor an hour under a dark sky.
  private func report(_ shower: MeteorShower) -> ShowerReport {
    let peak = shower.peak(nearest: Instant.of(moment.night.middle))
    let visibility = ShowerVisibility(shower, peak: peak, in: local, siteBrightness: siteBrightness)
    var report = ShowerReport(name: shower.name, peak: Instant.date(peak))
    let instants = Instant.range(moment.night)
    guard visibility.isNear(instants), let window = visibility.window(in: instants) else { return report }
    let rates = visibility.rates(in: window)
    guard rates.dark >= 1 else { return report }
    (report.rate, report.localRate, report.best) = (rates.dark, rates.here, window.best)
    return report
  }
}

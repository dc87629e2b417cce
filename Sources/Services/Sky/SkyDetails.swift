import Astronomy
import Entities
import Essentials

/// The parts of a report that only the page of one place shows.
struct SkyDetails {
  let observer: Coordinates
  let zone: Zone
  let local: LocalSky
  let almanac: SkyAlmanac
  let moment: SkyMoment

  /// Steps of a curve: ten minutes each, less than a dot of any terminal.
  private static let steps = 144

  func add(to report: inout SkyReport, _ events: DayEvents) {
    report.sun.noonAltitude = report.sun.noon.map { altitude(of: .sun, at: $0) }
    report.sun.dayLengthChange = lengthOfDayBefore.map { report.sun.dayLength - $0 }
    if report.sun.isAlwaysUp || report.sun.isAlwaysDown { report.sun.nextChange = nextChange(report.sun.isAlwaysUp) }
    report.moon.rises = events.moon.rises.map(Instant.date).filter(moment.day.contains)
    report.moon.sets = events.moon.sets.map(Instant.date).filter(moment.day.contains)
    let transit = local.transits(of: .moon, in: Instant.range(moment.night)).first.map(Instant.date)
    report.moon.transit = transit
    report.moon.transitAltitude = transit.map { altitude(of: .moon, at: $0) }
    report.light = light
    report.curves = Body.allCases.map(curve)
  }

  private func altitude(of body: Body, at date: Date) -> Double {
    local.place(of: .body(body), at: Instant.of(date)).altitude
  }

  /// When the midnight sun or the polar night ends; searched for 200 days, as it lasts half a year at the poles.
  private func nextChange(_ isUp: Bool) -> Date? {
    let window = Instant.range(moment.day.upperBound..<moment.day.upperBound.addingTimeInterval(200 * 86_400))
    let sun = Crossings(ofHorizonBy: .sun, window: window, observer: observer)
    return (isUp ? sun.sets : sun.rises).first.map(Instant.date)
  }

  /// Seconds of sun on the day before; `nil` if the local calendar skipped that day.
  private var lengthOfDayBefore: Double? {
    let start = moment.date.advanced(by: -1).start(in: zone)
    guard start < moment.day.lowerBound else { return nil }
    return Crossings(
      ofHorizonBy: .sun, window: Instant.range(start..<moment.day.lowerBound), observer: observer,
      ephemeris: almanac.ephemeris
    ).intervalsAbove.map(Instant.range).reduce(0) { $0 + $1.seconds }
  }

  private var light: PhotographicLight {
    // If the Sun is low at noon, one light lasts across it and isn't cut there.
    let night = moment.night
    let window = night.lowerBound.addingTimeInterval(-43_200)..<night.upperBound.addingTimeInterval(43_200)
    let found = Crossings.ofSun(at: [6, -4, -6], window: Instant.range(window), observer: observer)
    func between(_ upper: Crossings, _ lower: Crossings) -> [Range<Date>] {
      let above = lower.intervalsAbove.map(Instant.range)
      let spans = upper.intervalsBelow.map(Instant.range).flatMap { below in
        above.compactMap { $0.overlap(with: below) }
      }
      let ofNight = spans.filter { night.contains($0.middle) }
      return ofNight.map { span in span.seconds < 86_400 ? span : span.overlap(with: night) ?? span }
        .sorted { $0.lowerBound < $1.lowerBound }
    }
    return PhotographicLight(golden: between(found[0], found[1]), blue: between(found[1], found[2]))
  }

  private func curve(of body: Body) -> AltitudeCurve {
    let span = Instant.range(moment.night)
    let step = (span.upperBound - span.lowerBound) / Double(Self.steps)
    return AltitudeCurve(
      name: body.name,
      altitudes: (0...Self.steps).map { local.place(of: .body(body), at: span.lowerBound + Double($0) * step).altitude }
    )
  }
}

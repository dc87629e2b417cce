import Astronomy
import Entities
import Essentials

/// What only the page of one place tells of a day and its night.
struct SkyDetails {
  let observer: Observer
  let zone: Zone
  let local: LocalSky
  let almanac: SkyAlmanac
  let moment: SkyMoment

  /// A step of the curves: a twelfth of an hour's turn of the sky is less than a dot of any terminal.
  private static let steps = 144

  func add(to report: inout SkyReport, _ events: DayEvents) {
    report.sun.noonAltitude = report.sun.noon.map { altitude(of: .sun, at: $0) }
    report.sun.dayLengthChange = lengthOfDayBefore.map { report.sun.dayLength - $0 }
    report.moon.rises = events.moon.rises.map(Instant.date).filter(moment.day.contains)
    report.moon.sets = events.moon.sets.map(Instant.date).filter(moment.day.contains)
    let transit = local.transits(of: .moon, in: Instant.range(moment.night)).first.map(Instant.date)
    report.moon.transit = transit
    report.moon.transitAltitude = transit.map { altitude(of: .moon, at: $0) }
    report.light = light
    report.curves = Body.allCases.map(curve)
  }

  private func altitude(of body: Body, at date: Date) -> Double {
    local.direction(of: body, at: Instant.of(date)).altitude
  }

  /// Seconds of sun on the day before; `nil` where the calendar has no such day.
  private var lengthOfDayBefore: Double? {
    let start = moment.date.advanced(by: -1).start(in: zone)
    guard start < moment.day.lowerBound else { return nil }
    return Crossings(
      ofHorizonBy: .sun, window: Instant.range(start..<moment.day.lowerBound), observer: observer,
      ephemeris: almanac.ephemeris
    ).intervalsAbove.map(Instant.range).reduce(0) { $0 + $1.seconds }
  }

  private var light: PhotographicLight {
    let window = Instant.range(moment.night)
    let found = Crossings.all(
      of: [6, -4, -6], by: .sun, window: window, observer: observer, ephemeris: almanac.ephemeris)
    func between(_ upper: Crossings, _ lower: Crossings) -> [Range<Date>] {
      let above = lower.intervalsAbove.map(Instant.range)
      return upper.intervalsBelow.map(Instant.range).flatMap { below in above.compactMap { $0.overlap(with: below) } }
        .sorted { $0.lowerBound < $1.lowerBound }
    }
    return PhotographicLight(golden: between(found[0], found[1]), blue: between(found[1], found[2]))
  }

  private func curve(of body: Body) -> AltitudeCurve {
    let span = Instant.range(moment.night)
    let step = (span.upperBound - span.lowerBound) / Double(Self.steps)
    return AltitudeCurve(
      name: body.name,
      altitudes: (0...Self.steps).map { local.direction(of: body, at: span.lowerBound + Double($0) * step).altitude })
  }
}

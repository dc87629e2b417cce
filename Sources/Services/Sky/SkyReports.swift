import Astronomy
import Entities
import Essentials

extension [Double] {
  /// The date of the first of some instants that is in a span; `nil` if none is.
  fileprivate func first(in span: Range<Date>) -> Date? { lazy.map(Instant.date).first { span.contains($0) } }
}

extension Crossings {
  /// The parts of a span in which the body is above the threshold, in order.
  func datesAbove(in span: Range<Date>) -> [Range<Date>] {
    intervalsAbove.map(Instant.dates).compactMap { $0.overlap(with: span) }
  }
}

extension Range<Date> {
  /// The date halfway between the bounds.
  var middle: Date { lowerBound.addingTimeInterval(seconds / 2) }
}

extension SunReport {
  /// The Sun's events in a day, from a search over that or a wider window.
  init(_ events: DayEvents, in day: Range<Date>) {
    let seconds = events.sun.datesAbove(in: day).reduce(0) { $0 + $1.seconds }
    self.init(dayLength: seconds)
    (rise, set) = (events.sun.rises.first(in: day), events.sun.sets.first(in: day))
    noon = events.noons.first(in: day)
    let twilights = [TwilightPhase.civil: events.civil, .nautical: events.nautical, .astronomical: events.astronomical]
    dawns = twilights.compactMapValues { $0.rises.first(in: day) }
    dusks = twilights.compactMapValues { $0.sets.first(in: day) }
    grazesHorizon = events.sun.isGrazing
  }
}

extension NightReport {
  /// The light levels of a night, from a search over that or a wider window.
  init(_ events: DayEvents, in span: Range<Date>) {
    let lights = [events.sun, events.civil, events.nautical, events.astronomical]
    self.init(span: span, segments: Segment.all(lights, in: span), moonUp: events.moon.datesAbove(in: span))
  }
}

extension NightReport.Segment {
  /// The light levels of a span, in order, from the Sun's four thresholds, searched over the span or a wider window.
  static func all(_ thresholds: [Crossings], in span: Range<Date>) -> [Self] {
    var isAbove = thresholds.map(\.startsAbove)
    let changes = thresholds.enumerated().flatMap { index, threshold in
      threshold.rises.map { (instant: $0, index: index, isRise: true) }
        + threshold.sets.map { (instant: $0, index: index, isRise: false) }
    }
    var segments: [Self] = []
    var begin = span.lowerBound
    func close(at end: Date) {
      guard begin < end else { return }
      let light = TwilightPhase(rawValue: isAbove.firstIndex(of: true) ?? isAbove.count) ?? .dark
      let first = segments.last?.light == light ? segments.removeLast().span.lowerBound : begin
      segments.append(Self(span: first..<end, light: light))
      begin = end
    }
    for change in changes.sorted(by: { $0.instant < $1.instant }) {
      close(at: min(Instant.date(change.instant), span.upperBound))
      isAbove[change.index] = change.isRise
    }
    close(at: span.upperBound)
    return segments
  }
}

extension MoonReport {
  /// The Moon on a day by its phase alone.
  init(_ phase: MoonPhase, on day: Range<Date>) {
    self.init(
      phase: Phase(day: Instant.range(day), phaseDegrees: phase.phaseDegrees), phaseDegrees: phase.phaseDegrees,
      illumination: phase.illumination, ageDays: phase.ageDays)
  }

  /// The Moon at a moment, and its events on that day; `local` must cover the moment and its night.
  init(_ events: DayEvents, at moment: SkyMoment, almanac: SkyAlmanac, local: LocalSky) {
    let instant = Instant.of(moment.instant)
    self.init(almanac.phase(at: moment.instant), on: moment.day)
    let place = local.place(of: .moon, at: instant)
    self.place = place
    (rise, set) = (events.moon.rises.first(in: moment.day), events.moon.sets.first(in: moment.day))
    grazesHorizon = events.moon.isGrazing
    next = MoonQuarter.allCases.reduce(into: [:]) { $0[Phase($1)] = Instant.date($1.next(after: instant)) }
    let drawingTime = Self.drawingTime(moment, events, isUp: place.altitude > 0)
    brightLimbAngle = MoonDisc.brightLimbAngle(at: Instant.of(drawingTime), in: local)
  }

  /// When to draw the disc: now if the Moon is up, else in the middle of its longest time up without the Sun.
  private static func drawingTime(_ moment: SkyMoment, _ events: DayEvents, isUp: Bool) -> Date {
    guard !isUp else { return moment.instant }
    let up = events.moon.datesAbove(in: moment.night)
    let sunless = events.sun.intervalsBelow.map(Instant.dates)
    let dark = up.flatMap { up in sunless.compactMap { $0.overlap(with: up) } }
    let best = dark.max { $0.seconds < $1.seconds } ?? up.first
    return best?.middle ?? moment.instant
  }
}

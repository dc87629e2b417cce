import Astronomy
package import Entities
package import Essentials

extension SkyService {
  /// The sky of one place on one day and in the night that begins on it.
  ///
  /// - Parameters:
  ///   - city: The place; sea level, level horizon.
  ///   - moment: Which night, and the instant for altitudes.
  ///   - forecast: The hourly forecast, as far as it is known; it makes the outlook's score.
  ///   - now: The present, to tell how far off the night is.
  ///   - almanac: Work shared between cities of about the same instant; a new one is made when it is `nil`.
  ///   - isWhole: Whether events to come and meteor showers are wanted as well.
  /// - Returns: Times within 3 s of JPL DE421 (1950–2030), positions within 0.01°.
  package func report(
    for city: City, moment: SkyMoment, forecast: Forecast? = nil, now: Date, almanac: SkyAlmanac? = nil,
    isWhole: Bool = false
  ) -> SkyReport {
    let almanac = almanac ?? SkyAlmanac(at: moment.instant)
    let observer = city.coordinates.observer
    let window =
      min(moment.day.lowerBound, moment.night.lowerBound)..<max(moment.day.upperBound, moment.night.upperBound)
    let events = DayEvents(window: Instant.range(window), observer: observer, ephemeris: almanac.ephemeris)
    let night = NightReport(events, in: moment.night)
    let positions = Sky.positions(in: almanac.sky(at: moment.instant), from: observer)
    let local = LocalSky(almanac.ephemeris, from: observer)
    var report = SkyReport(
      date: moment.date, instant: moment.instant, night: night, sun: SunReport(events, in: moment.day),
      moon: MoonReport(events, moment, almanac, observer: observer, position: positions.first { $0.body == .moon }),
      planets: PlanetSearch(observer: observer, local: local, night: night, almanac: almanac).reports(positions))
    let outlook = StargazingOutlook(night: night, local: local, illumination: report.moon.illumination)
    report.stargazing = outlook.report(forecast?.hours, now: now)
    if isWhole {
      report.showers = ShowerCalendar(observer: observer, local: local, night: night).active(
        on: moment.date, report.moon)
      report.events = EventCalendar(observer: observer).coming(after: moment.instant, almanac.phase(at: moment.instant))
    }
    return report
  }

  /// Sunrise and sunset of some days of one place.
  package func sunTimes(of city: City, dates: [CivilDate]) -> [CivilDate: SunTimes] {
    guard let first = dates.min(), let last = dates.max() else { return [:] }
    let zone = city.zone
    let span = Instant.range(first.start(in: zone)..<max(first.start(in: zone), last.advanced(by: 1).start(in: zone)))
    let sun = Crossings(ofHorizonBy: .sun, window: span, observer: city.coordinates.observer)
    var times: [CivilDate: SunTimes] = [:]
    for date in dates { times[date] = SunTimes(rise: nil, set: nil) }
    for rise in sun.rises.map(Instant.date) {
      let date = CivilDate(rise, in: zone)
      if times[date] != nil, times[date]?.rise == nil { times[date]?.rise = rise }
    }
    for set in sun.sets.map(Instant.date) {
      let date = CivilDate(set, in: zone)
      if times[date] != nil, times[date]?.set == nil { times[date]?.set = set }
    }
    return times
  }
}

extension [Double] {
  /// The first instant inside a span.
  func first(in span: Range<Date>) -> Date? { lazy.map(Instant.date).first { span.contains($0) } }
}

extension SunReport {
  /// What happens to the sun within a span of a search over a wider window.
  init(_ events: DayEvents, in day: Range<Date>) {
    let up = events.sun.intervalsAbove.map(Instant.range).compactMap { $0.overlap(with: day) }
    let seconds = up.reduce(0) { $0 + $1.seconds }
    let rise = events.sun.rises.first(in: day)
    let set = events.sun.sets.first(in: day)
    let isConstant = rise == nil && set == nil
    self.init(
      dayLength: seconds, isAlwaysUp: isConstant && seconds > day.seconds / 2,
      isAlwaysDown: isConstant && seconds < day.seconds / 2)
    self.rise = rise
    self.set = set
    noon = events.noons.first(in: day)
    (civilDawn, civilDusk) = (events.civil.rises.first(in: day), events.civil.sets.first(in: day))
    (nauticalDawn, nauticalDusk) = (events.nautical.rises.first(in: day), events.nautical.sets.first(in: day))
    astronomicalDawn = events.astronomical.rises.first(in: day)
    astronomicalDusk = events.astronomical.sets.first(in: day)
    grazesHorizon = events.sun.grazes
  }
}

extension NightReport {
  /// The lights of a night from a search over a wider window.
  init(_ events: DayEvents, in span: Range<Date>) {
    let thresholds = [events.sun, events.civil, events.nautical, events.astronomical]
    let above = thresholds.map { $0.intervalsAbove.map(Instant.range) }
    let inner = thresholds.flatMap { $0.rises + $0.sets }.map(Instant.date).filter { span.contains($0) }
    let borders = ([span.lowerBound] + inner.sorted() + [span.upperBound])
    var segments: [Segment] = []
    for (start, end) in zip(borders, borders.dropFirst()) where start < end {
      let middle = start.addingTimeInterval(end.timeIntervalSince(start) / 2)
      let index = above.firstIndex { $0.contains { $0.contains(middle) } } ?? thresholds.count
      let light = SkyLight(rawValue: index) ?? .dark
      if segments.last?.light == light {
        let begin = segments.removeLast().span.lowerBound
        segments.append(Segment(span: begin..<end, light: light))
      } else {
        segments.append(Segment(span: start..<end, light: light))
      }
    }
    let moon = events.moon.intervalsAbove.map(Instant.range).compactMap { $0.overlap(with: span) }
    self.init(span: span, segments: segments, moonUp: moon)
  }
}

extension MoonReport {
  init(
    _ events: DayEvents, _ moment: SkyMoment, _ almanac: SkyAlmanac, observer: Observer, position: SkyPosition?
  ) {
    let phase = almanac.phase(at: moment.instant)
    let name = MoonPhaseName(day: Instant.range(moment.day), phaseDegrees: phase.phaseDegrees)
    self.init(
      phase: Phase(rawValue: name.rawValue) ?? .new, phaseDegrees: phase.phaseDegrees,
      illumination: phase.illumination, ageDays: phase.ageDays)
    (altitude, azimuth) = (position?.altitude ?? -90, position?.azimuth ?? 0)
    rise = events.moon.rises.first(in: moment.day)
    set = events.moon.sets.first(in: moment.day)
    grazesHorizon = events.moon.grazes
    nextNew = Instant.date(phase.nextNew)
    nextFirstQuarter = Instant.date(phase.nextFirstQuarter)
    nextFull = Instant.date(phase.nextFull)
    nextLastQuarter = Instant.date(phase.nextLastQuarter)
    tilt = MoonDisc(at: Instant.of(Self.drawn(moment, events, isUp: altitude > 0)), from: observer).tilt
  }

  /// When the disc is drawn: at the instant if the moon is up, else in the middle of its longest time up after sunset and
  /// before sunrise, else of its first time up.
  private static func drawn(_ moment: SkyMoment, _ events: DayEvents, isUp: Bool) -> Date {
    guard !isUp else { return moment.instant }
    let up = events.moon.intervalsAbove.map(Instant.range).compactMap { $0.overlap(with: moment.night) }
    let sunless = events.sun.intervalsBelow.map(Instant.range)
    let dark = up.flatMap { up in sunless.compactMap { $0.overlap(with: up) } }
    let best = dark.max { $0.seconds < $1.seconds } ?? up.first
    return best.map { $0.lowerBound.addingTimeInterval($0.seconds / 2) } ?? moment.instant
  }
}

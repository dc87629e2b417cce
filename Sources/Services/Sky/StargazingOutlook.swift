import Astronomy
import Entities
import Essentials

/// Whether a night is worth going out for, from computed light and forecast air.
///
/// For a night in progress the verdict is on the hours left; the whole night's score and any better hours that are over are
/// given separately.
struct StargazingOutlook {
  let night: NightReport
  let local: LocalSky
  /// The illuminated fraction of the Moon, 0…1.
  let illumination: Double
  /// The brightness of the zenith without Moon and Sun, magnitudes per square arcsecond.
  var site = SkyBrightness.naturalSky

  /// Points by which one hour must surpass another to be called better.
  private static let margin = 5.0
  /// The least score under a natural sky of an hour worth going out for; below it, the rating is bad.
  private static let worthwhile = 20.0
  /// Seconds; a part of an hour that is no longer is rarely the best.
  private static let shortPart = 1800.0

  /// The darkest light level that the night reaches, which it is judged by; `nil` if it doesn't reach nautical twilight.
  private var core: TwilightPhase? {
    [TwilightPhase.dark, .astronomical, .nautical].first { !night.spans(of: $0).isEmpty }
  }

  /// The verdict on what is left of the night at `now`, or on all of it if it is over; without a forecast, on its light.
  func report(_ hours: HourlyForecast?, now: Date) -> StargazingReport {
    guard let core else { return StargazingReport(reasons: [night.darkest == .day ? .noSunset : .noNight]) }
    let all = slots(hours, core: core)
    let (start, end) = (night.span.lowerBound, night.span.upperBound)
    let (isPast, present) = (end <= now, min(max(start, now), end))
    let left = isPast ? all : all.compactMap { $0.part(in: present..<end) }
    let reasons = StargazingReasons(night: night, illumination: illumination, site: site, core: core, now: now)
    var report = StargazingReport()
    report.isRunning = !isPast && all.first.map { $0.span.lowerBound < now } ?? false
    report.isOver = isPast || !left.contains(where: \.isCore)
    report.hours = all.compactMap { slot in slot.score.map { .init(span: slot.span, score: $0) } }
    report.nightScore = Self.score(of: all.filter(\.isCore))
    report.best = isPast ? nil : best(left, reasons)
    report.past = best(all.compactMap { $0.part(in: start..<present) }, reasons)
      .flatMap { Double($0.score - (report.best?.score ?? 0)) >= Self.margin ? $0 : nil }
    judge(left.filter(\.isCore), reasons, &report)
    return report
  }

  /// Sets the score, darkness, limiting magnitude and reasons of some hours.
  private func judge(_ judged: [StargazingSlot], _ reasons: StargazingReasons, _ report: inout StargazingReport) {
    if report.isOver { report.reasons = [.nightOver] }
    guard !judged.isEmpty else { return }
    report.darkness = judged.mean { $0.dark }
    report.limitingMagnitude = judged.map(\.limit).max()
    report.score = Self.score(of: judged)
    report.reasons += report.score == nil ? reasons.ofLight(judged) : reasons.ofAll(judged)
  }

  private static func score(of slots: [StargazingSlot]) -> Int? { mean(of: slots).map { Int($0.rounded()) } }

  /// The mean score, 0…100; `nil` unless at least half of the hours have one.
  private static func mean(of slots: [StargazingSlot]) -> Double? {
    slots.count { $0.score != nil } * 2 >= slots.count ? slots.mean(\.score) : nil
  }

  // MARK: Hours

  /// The hours in which the Sun is more than 6° below the horizon, in order; those as dark as `core` are marked.
  private func slots(_ hours: HourlyForecast?, core: TwilightPhase) -> [StargazingSlot] {
    let (dusk, dark) = (night.spans(of: .nautical), night.spans(of: core))
    let first = (night.span.lowerBound.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    var slots = stride(from: first, to: night.span.upperBound.timeIntervalSince1970, by: 3600).compactMap {
      start -> StargazingSlot? in
      let hour = Date(timeIntervalSince1970: start)..<Date(timeIntervalSince1970: start + 3600)
      guard let span = dusk.lazy.compactMap({ $0.overlap(with: hour) }).first else { return nil }
      let middle = span.middle
      var conditions = light(at: middle)
      if let hours { conditions.read(hours, at: hour.lowerBound) }
      return StargazingSlot(span: span, conditions: conditions, isCore: dark.contains { $0.contains(middle) })
    }
    // A few minutes of darkness may miss the middle of every hour; then the darkest hour counts.
    let darkest = slots.indices.min { slots[$0].conditions.sunAltitude < slots[$1].conditions.sunAltitude }
    if let darkest, !slots.contains(where: \.isCore) { slots[darkest].isCore = true }
    return slots
  }

  private func light(at date: Date) -> SkyConditions {
    let instant = Instant.of(date)
    return SkyConditions(
      sunAltitude: local.altitude(of: .sun, at: instant), moonAltitude: local.altitude(of: .moon, at: instant),
      illumination: illumination, site: site)
  }

  /// The hours around the best one that are nearly as good and no worse than the night's mean; `nil` if even the best is bad
  /// by the standards of the place's city light. A part of an hour is the best only if no longer one reaches the mean.
  private func best(_ slots: [StargazingSlot], _ reasons: StargazingReasons) -> StargazingReport.Window? {
    let hours = slots.filter { $0.score != nil }
    func score(_ index: Int) -> Double { hours[index].score ?? 0 }
    let night = Self.mean(of: slots.filter(\.isCore)) ?? 0
    let long = hours.indices.filter { hours[$0].span.seconds > Self.shortPart && score($0) >= night }
    guard let top = (long.isEmpty ? Array(hours.indices) : long).max(by: { score($0) < score($1) }),
      score(top) >= Self.worthwhile * reasons.siteDark
    else { return nil }
    let run = Self.run(of: hours, around: top, scoring: max(score(top) - Self.margin, night))
    guard let first = run.first, let last = run.last, let mean = Self.score(of: run) else { return nil }
    let span = first.span.lowerBound..<last.span.upperBound
    return StargazingReport.Window(span: span, score: mean, reason: reasons.ofAir(run).first)
  }

  /// The hours around one, without gaps, that score no less than a minimum.
  private static func run(of hours: [StargazingSlot], around top: Int, scoring least: Double) -> [StargazingSlot] {
    func joins(_ index: Int, _ good: Int) -> Bool {
      (hours[good].score ?? 0) >= least && hours[index].span.upperBound == hours[index + 1].span.lowerBound
    }
    var (first, last) = (top, top)
    while first > 0, joins(first - 1, first - 1) { first -= 1 }
    while last + 1 < hours.count, joins(last, last + 1) { last += 1 }
    return Array(hours[first...last])
  }
}

import Astronomy
import Entities
import Essentials

/// Whether a night is worth going out for, from computed light and forecast air.
///
/// For a night in progress, the verdict is on the hours left, with the whole night's score and any better past hours.
struct StargazingOutlook {
  let night: NightReport
  let local: LocalSky
  /// The illuminated fraction of the Moon, 0…1.
  let illumination: Double
  /// The brightness of the zenith without Moon and Sun, magnitudes per square arcsecond.
  let siteBrightness: Double
  /// The current time, before which nothing is recommended.
  let now: Date

  /// Points by which one hour must surpass another to be called better.
  private static let noticeableDifference = 5.0
  /// The least score under a natural sky of an hour worth going out for; below it, the rating is bad.
  private static let leastWorthwhile = 20.0
  /// Seconds: a part of an hour up to this long is the best only if no longer one reaches the night's mean score.
  private static let shortPartLength = 1800.0

  /// The verdict on what is left of the night at `now`, or on all of it if it is over; on its light without a forecast.
  func report(_ forecast: HourlyForecast?) -> StargazingReport {
    guard night.darkest >= .nautical else {
      return StargazingReport(reasons: [night.darkest == .day ? .noSunset : .noNight])
    }
    let all = hours(under: forecast)
    let (start, end) = (night.span.lowerBound, night.span.upperBound)
    let (isPast, present) = (end <= now, min(max(start, now), end))
    let left = isPast ? all : all.compactMap { $0.part(in: present..<end) }
    var report = StargazingReport()
    report.isRunning = !isPast && all.first.map { $0.span.lowerBound < now } ?? false
    report.isOver = isPast || !left.contains(where: \.isDarkest)
    report.hours = all.compactMap { hour in hour.score.map { .init(span: hour.span, score: $0) } }
    report.nightScore = Self.score(of: all.filter(\.isDarkest))
    report.best = isPast ? nil : bestWindow(left)
    report.past = bestWindow(all.compactMap { $0.part(in: start..<present) })
      .flatMap { Double($0.score - (report.best?.score ?? 0)) >= Self.noticeableDifference ? $0 : nil }
    judge(left.filter(\.isDarkest), &report)
    return report
  }

  /// Sets the score, darkness, limiting magnitude and reasons of some hours.
  private func judge(_ hours: [StargazingHour], _ report: inout StargazingReport) {
    if report.isOver { report.reasons = [.nightOver] }
    guard !hours.isEmpty else { return }
    report.darkness = hours.mean { $0.darkness }
    report.limitingMagnitude = hours.map(\.limitingMagnitude).max()
    report.score = Self.score(of: hours)
    report.reasons += report.score == nil ? reasonsWithoutForecast(hours) : reasonsWithForecast(hours)
  }

  /// The mean score, rounded as displayed.
  private static func score(of hours: [StargazingHour]) -> Int? { meanScore(of: hours).map { Int($0.rounded()) } }

  /// The mean score, 0…100; `nil` unless at least half of the hours have one.
  private static func meanScore(of hours: [StargazingHour]) -> Double? {
    hours.count { $0.score != nil } * 2 >= hours.count ? hours.mean(\.score) : nil
  }

  /// The hours with the Sun more than 6° below the horizon, in order; those in the night's darkest light are marked.
  private func hours(under forecast: HourlyForecast?) -> [StargazingHour] {
    let (dusk, dark) = (night.spans(atLeast: .nautical), night.spans(atLeast: night.darkest))
    let first = (night.span.lowerBound.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    var hours = stride(from: first, to: night.span.upperBound.timeIntervalSince1970, by: 3600).compactMap {
      start -> StargazingHour? in
      let whole = Date(timeIntervalSince1970: start)..<Date(timeIntervalSince1970: start + 3600)
      guard let span = dusk.lazy.compactMap({ $0.overlap(with: whole) }).first else { return nil }
      let middle = span.middle
      var conditions = light(at: middle)
      if let forecast { conditions.setAir(from: forecast, at: whole.lowerBound) }
      return StargazingHour(span: span, conditions: conditions, isDarkest: dark.contains { $0.contains(middle) })
    }
    // A few minutes of darkness may miss the middle of every hour; then the darkest hour counts.
    let darkest = hours.indices.min { hours[$0].conditions.sunAltitude < hours[$1].conditions.sunAltitude }
    if let darkest, !hours.contains(where: \.isDarkest) { hours[darkest].isDarkest = true }
    return hours
  }

  /// The conditions at an instant by Sun, Moon and city light alone.
  private func light(at date: Date) -> SkyConditions {
    let instant = Instant.of(date)
    return SkyConditions(
      sunAltitude: local.altitude(of: .sun, at: instant), moonAltitude: local.altitude(of: .moon, at: instant),
      illumination: illumination, siteBrightness: siteBrightness)
  }

  /// The hours around the best one that are about as good and no worse than the night's mean; `nil` if all are bad.
  private func bestWindow(_ hours: [StargazingHour]) -> StargazingReport.Window? {
    let scored = hours.filter { $0.score != nil }
    func score(_ index: Int) -> Double { scored[index].score ?? 0 }
    let nightMean = Self.meanScore(of: hours.filter(\.isDarkest)) ?? 0
    let long = scored.indices.filter { scored[$0].span.seconds > Self.shortPartLength && score($0) >= nightMean }
    guard let top = (long.isEmpty ? Array(scored.indices) : long).max(by: { score($0) < score($1) }),
      score(top) >= Self.leastWorthwhile * siteDarkness
    else { return nil }
    let stretch = Self.stretch(of: scored, around: top, scoring: max(score(top) - Self.noticeableDifference, nightMean))
    guard let first = stretch.first, let last = stretch.last, let mean = Self.score(of: stretch) else { return nil }
    let span = first.span.lowerBound..<last.span.upperBound
    return StargazingReport.Window(span: span, score: mean, reason: temporaryReasons(stretch).first)
  }

  /// The hours around one, without gaps, that score no less than a minimum.
  private static func stretch(of hours: [StargazingHour], around top: Int, scoring least: Double) -> [StargazingHour] {
    func isGood(_ index: Int) -> Bool { (hours[index].score ?? 0) >= least }
    func touchesNext(_ index: Int) -> Bool { hours[index].span.upperBound == hours[index + 1].span.lowerBound }
    var (first, last) = (top, top)
    while first > 0, isGood(first - 1), touchesNext(first - 1) { first -= 1 }
    while last + 1 < hours.count, isGood(last + 1), touchesNext(last) { last += 1 }
    return Array(hours[first...last])
  }
}

import Entities
import Essentials

extension SkyDocument {
  /// The outlook of a night, which a reader takes as it is.
  package struct Stargazing: Codable {
    @OrNull package var score: Int?
    @OrNull var darkness: Double?
    @OrNull var bestFrom: ISOInstant?
    @OrNull var bestTo: ISOInstant?
    @OrNull package var reasons: [String]?
    @OrNull var limitingMagnitude: Double?
    @OrNull var nightScore: Int?
    @OrNull var bestScore: Int?
    @OrNull var hours: Readable<Hour>?

    init(_ outlook: StargazingReport, _ zone: Zone, _ words: Words) {
      score = outlook.score
      darkness = outlook.darkness?.rounded(digits: 2)
      bestFrom = ISOInstant(outlook.bestFrom, in: zone)
      bestTo = ISOInstant(outlook.bestTo, in: zone)
      reasons = outlook.reasons.map(words.reason)
      limitingMagnitude = outlook.limitingMagnitude?.rounded(digits: 2)
      nightScore = outlook.nightScore
      bestScore = outlook.best?.score
      hours = Readable(outlook.hours.compactMap { Hour($0, zone) })
    }

    var report: StargazingReport {
      var report = StargazingReport(
        score: score.map { min(max($0, 0), 100) }, darkness: darkness, best: window,
        reasons: (reasons ?? []).prefix(20).map { .told(SafeText.line($0)) })
      report.nightScore = nightScore.map { min(max($0, 0), 100) }
      report.limitingMagnitude = limitingMagnitude
      report.hours = (hours?.elements ?? []).prefix(100).compactMap(\.hour)
      return report
    }

    /// A step of the forecast in the dark.
    struct Hour: Codable {
      var time: ISOInstant
      @OrNull var to: ISOInstant?
      @OrNull var score: Int?

      init?(_ hour: StargazingReport.Hour, _ zone: Zone) {
        guard let start = ISOInstant(hour.span.lowerBound, in: zone) else { return nil }
        time = start
        to = ISOInstant(hour.span.upperBound, in: zone)
        score = hour.score.whole
      }

      /// `nil` where any of it is missing.
      var hour: StargazingReport.Hour? {
        guard let end = to?.date, time.date < end, let score else { return nil }
        return StargazingReport.Hour(span: time.date..<end, score: min(max(Double(score), 0), 100))
      }
    }

    private var window: StargazingReport.Window? {
      guard let from = bestFrom?.date, let to = bestTo?.date, from < to else { return nil }
      return .init(span: from..<to, score: min(max(bestScore ?? score ?? 0, 0), 100))
    }
  }
}

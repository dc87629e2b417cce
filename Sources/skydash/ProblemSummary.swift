import Entities
import Essentials
import ViewModels

/// Why some cities are old or missing: one sentence for each reason.
struct ProblemSummary {
  let sentences: [String]
  let areAllKeyProblems: Bool

  var isEmpty: Bool { sentences.isEmpty }

  init(_ rows: [CityRowViewModel], at now: Date, isDocument: Bool = false) {
    let affected = rows.filter { $0.status.value.state != .fresh }
    sentences = Self.sentences(
      affected.map { ($0.name, isDocument ? Self.reason(inDocument: $0) : Self.reason($0, now)) })
    areAllKeyProblems = !affected.isEmpty && affected.allSatisfy { $0.status.value.problem?.isKeyProblem == true }
  }

  /// Of nights, whose sky is never missing; the forecast behind the outlook may be.
  init(outlooks reports: [CityWeather]) {
    sentences = Self.sentences(
      reports.compactMap { report in report.problem.map { (report.city.name, Self.reason($0, report)) } })
    areAllKeyProblems = false
  }

  private static func sentences(_ reasons: [(name: String, reason: String)]) -> [String] {
    let names = Dictionary(grouping: reasons) { $0.reason }.mapValues { $0.map(\.name) }
    var told: Set<String> = []
    return reasons.map(\.reason).filter { told.insert($0).inserted }.map { "\(list(names[$0] ?? [])): \($0)" }
  }

  private static func reason(_ problem: ServiceFailure, _ report: CityWeather) -> String {
    let outlook = report.forecast == nil ? "the outlook lacks a forecast" : "the outlook uses a kept forecast"
    return "\(problem); \(outlook); \(problem.nextStep)."
  }

  /// Nothing can be refreshed here.
  private static func reason(inDocument row: CityRowViewModel) -> String {
    let isOld = row.status.value.state == .stale
    let why = isOld ? "the document's weather is old" : "the document has no weather"
    return "\(row.status.value.problem?.description ?? why); make it anew."
  }

  private static func reason(_ row: CityRowViewModel, _ now: Date) -> String {
    let isShown = row.status.value.state == .stale
    if !isShown, row.forecast.value != nil { return reasonForForecastAlone(row.status.value.problem ?? .offline) }
    guard let problem = row.status.value.problem else {
      guard isShown else { return "nothing is known yet; run again without --offline." }
      return isFetchedLately(row, now)
        ? "the service's newest values are old; try again later."
        : "what was kept is old; run without --offline to refresh."
    }
    let shown = isShown ? "; showing what was kept" : ""
    return "\(problem)\(shown); \(problem.nextStep)."
  }

  private static func reasonForForecastAlone(_ problem: ServiceFailure) -> String {
    let why = problem == .offline ? "the network is off" : problem.description
    return "\(why); the weather now is missing, only a forecast is kept; \(problem.nextStep)."
  }

  private static func isFetchedLately(_ row: CityRowViewModel, _ now: Date) -> Bool {
    row.status.value.fetchedAt.map { now.timeIntervalSince($0) <= CityWeather.staleAfter } ?? false
  }

  private static func list(_ names: [String]) -> String {
    guard names.count > 3 else { return names.joined(separator: ", ") }
    return "\(names.prefix(2).joined(separator: ", ")) and \(names.count - 2) more"
  }
}

nonisolated extension ServiceFailure {
  /// What a person can do about it.
  var nextStep: String {
    switch self {
    case .offline: "run again without --offline"
    case .unreachable, .noNetwork: "check the connection and try again"
    case .timedOut, .cutShort, .noData, .unreadable, .tooLarge: "try again later"
    case .notBefore(_, let date, _): "it is asked again after \(date.formatted(.iso8601))"
    case .refused(_, let status, _): status >= 500 ? "try again later" : "please report this"
    case .keyMissing(let service), .keyRefused(let service, _): "set one with “skydash config set \(service.keyName) …”"
    case .notFound: "check the place with “skydash list”"
    case .told: "make the document anew"
    }
  }
}

extension Service {
  /// The setting that holds its key.
  fileprivate nonisolated var keyName: String {
    switch self {
    case .openWeather: "openWeatherKey"
    case .apod, .nasaAPI: "nasaKey"
    case .openMeteo, .geocoding, .airQuality, .metNorway, .nws: "openMeteoKey"
    }
  }
}

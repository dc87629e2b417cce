import Entities
import Essentials
import ViewModels
import Views

/// Why some cities' data is old or missing: one sentence per reason.
struct ProblemSummary {
  /// The sentences, in the order of the first city of each; empty if nothing is old or missing.
  let sentences: [String]
  /// Whether there are problems, and all of them are missing or refused service keys.
  let areAllKeyProblems: Bool

  /// The summary for the weather at an instant. What is wrong in a document can't be refreshed, only created again.
  init(_ rows: [CityRowViewModel], at now: Date, isDocument: Bool = false, _ words: Words) {
    let affected = rows.map { (name: $0.name, status: $0.status(at: now)) }.filter { $0.status.state != .fresh }
    sentences = Self.sentences(
      affected.map { name, status in
        (name, isDocument ? Self.reason(inDocument: status) : Self.reason(status, at: now))
      }, words)
    areAllKeyProblems = !affected.isEmpty && affected.allSatisfy { $0.status.problem?.isAboutKey == true }
  }

  /// The summary for nights, of cities whose last refresh failed: the sky is never missing, but its forecast may be.
  init(outlooks weather: [CityWeather], _ words: Words) {
    let affected = weather.compactMap { weather in
      weather.problem.map { problem in
        let reason =
          weather.forecast == nil
          ? Phrase("\(problem.phrase), so there is no stargazing score; \(problem.advice).")
          : Phrase("\(problem.phrase); the stargazing score uses a cached forecast; \(problem.advice).")
        return (weather.city.name, reason)
      }
    }
    sentences = Self.sentences(affected, words)
    areAllKeyProblems = false
  }

  /// A sentence for each reason, which begins with the names of its cities.
  private static func sentences(_ affected: [(name: String, reason: Phrase)], _ words: Words) -> [String] {
    let reasons = affected.map { (name: $0.name, reason: words($0.reason)) }
    let names = Dictionary(grouping: reasons) { $0.reason }.mapValues { $0.map(\.name) }
    var seen: Set<String> = []
    return reasons.map(\.reason).filter { seen.insert($0).inserted }
      .map { "\(list(names[$0] ?? [], words)): \($0)" }
  }

  private static func reason(inDocument status: WeatherStatus) -> Phrase {
    if let problem = status.problem { return Phrase("\(problem.phrase); create the document again.") }
    return status.state == .stale
      ? Phrase("the document's weather is old; create it again.")
      : Phrase("the document has no weather; create it again.")
  }

  private static func reason(_ status: WeatherStatus, at now: Date) -> Phrase {
    guard status.state == .stale else { return reason(forMissing: status) }
    if let problem = status.problem {
      return Phrase("\(problem.phrase); showing cached data; \(problem.advice).")
    }
    // Of weather fetched so lately, only the service can be at fault for the age.
    let isServiceLate = status.fetchedAt.map { now.timeIntervalSince($0) <= CityWeather.staleAfter } ?? false
    return isServiceLate
      ? Phrase("the service's latest data is old; try again later.")
      : Phrase("the cached data is old; run again without --offline.")
  }

  /// Why there is no current weather.
  private static func reason(forMissing status: WeatherStatus) -> Phrase {
    if status.forecastProvider != nil {
      let problem = status.problem ?? .offline
      let cause = problem == .offline ? Phrase("the network is off") : problem.phrase
      return Phrase("\(cause); only a forecast is cached, no current weather; \(problem.advice).")
    }
    guard let problem = status.problem else { return Phrase("nothing cached yet; run again without --offline.") }
    return Phrase("\(problem.phrase); \(problem.advice).")
  }

  /// Up to three names, or two and how many more there are.
  private static func list(_ names: [String], _ words: Words) -> String {
    guard names.count > 3 else { return names.joined(separator: ", ") }
    let list = names.prefix(2).joined(separator: ", ")
    return words("\(list) and \(names.count - 2) more")
  }
}

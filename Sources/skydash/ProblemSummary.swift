import Entities
import Essentials
import ViewModels
import Views

/// Why some cities are old or missing: one sentence for each reason.
struct ProblemSummary {
  let sentences: [String]
  let areAllKeyProblems: Bool

  var isEmpty: Bool { sentences.isEmpty }

  init(_ rows: [CityRowViewModel], at now: Date, isDocument: Bool = false, _ words: Words) {
    let affected = rows.filter { $0.status(at: now).state != .fresh }
    sentences = Self.sentences(
      affected.map { ($0.name, isDocument ? Self.shortage(inDocument: $0.status(at: now)) : Self.shortage($0, now)) },
      words)
    areAllKeyProblems = !affected.isEmpty && affected.allSatisfy { $0.weather.value.problem?.isKeyProblem == true }
  }

  /// Of nights, whose sky is never missing; the forecast behind the outlook may be.
  init(outlooks reports: [CityWeather], _ words: Words) {
    let affected = reports.compactMap { report in
      report.problem.map { (report.city.name, Shortage.outlook($0, hasForecast: report.forecast != nil)) }
    }
    sentences = Self.sentences(affected, words)
    areAllKeyProblems = false
  }

  private static func sentences(_ shortages: [(name: String, shortage: Shortage)], _ words: Words) -> [String] {
    let reasons = shortages.map { (name: $0.name, reason: words($0.shortage.phrase)) }
    let names = Dictionary(grouping: reasons) { $0.reason }.mapValues { $0.map(\.name) }
    var seen: Set<String> = []
    return reasons.map(\.reason).filter { seen.insert($0).inserted }
      .map { "\(list(names[$0] ?? [], words)): \($0)" }
  }

  private static func shortage(inDocument status: WeatherStatus) -> Shortage {
    .document(status.problem, isOld: status.state == .stale)
  }

  private static func shortage(_ row: CityRowViewModel, _ now: Date) -> Shortage {
    let isShown = row.status(at: now).state == .stale
    if !isShown, row.forecast != nil { return .forecastAlone(row.weather.value.problem ?? .offline) }
    if let problem = row.weather.value.problem { return .weather(problem, isShown: isShown) }
    guard isShown else { return .nothingKnown }
    return isFetchedLately(row, now) ? .oldAnswer : .oldKept
  }

  private static func isFetchedLately(_ row: CityRowViewModel, _ now: Date) -> Bool {
    row.weather.value.current.map { now.timeIntervalSince($0.fetchedAt) <= CityWeather.staleAfter } ?? false
  }

  private static func list(_ names: [String], _ words: Words) -> String {
    let shown = names.count > 3 ? 2 : names.count
    let list = names.prefix(shown).joined(separator: ", ")
    return names.count > shown ? words("\(list) and \(names.count - shown) more") : list
  }
}

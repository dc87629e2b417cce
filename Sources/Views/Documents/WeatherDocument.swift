package import Entities
package import ViewModels

/// The `--json` document of a dashboard, in the user's units, which it names. Unknown values are `null`.
///
/// It's written in pieces, and each city's sky is dropped once written, so that a thousand skies needn't be in memory.
package struct WeatherDocument {
  private let dashboard: DashboardViewModel

  /// The document of a dashboard's current state.
  package init(_ dashboard: DashboardViewModel) { self.dashboard = dashboard }

  /// Passes the document to `print` in pieces, from the first brace to the final line end, and rethrows its errors.
  package func write(_ print: (String) throws -> Void) throws {
    let rows = dashboard.orderedRows
    // Members are in the order of their names.
    let attribution = JSONValue.array(dashboard.credits.map { .string($0) })
    try print("{\n  \"attribution\": \(attribution.text(depth: 1)),\n  \"cities\": [")
    for start in stride(from: 0, to: rows.count, by: Self.batchSize) {
      try write(Array(rows[start..<min(start + Self.batchSize, rows.count)]), isFirst: start == 0, print)
    }
    try print(rows.isEmpty ? "]" : "\n  ]")
    let rest: [(String, JSONValue)] = [
      ("generatedAt", .instant(dashboard.now)), ("picture", dashboard.picture.document), ("schema", .integer(1)),
      ("units", dashboard.units.document),
    ]
    for (name, value) in rest { try print(",\n  \"\(name)\": \(value.text(depth: 1))") }
    try print("\n}\n")
  }

  /// The number of skies computed together, since what they have in common takes longer than any one of them.
  private static let batchSize = 50

  /// Writes cities, the first of the document if `isFirst`. Skies computed for this are dropped afterwards.
  private func write(_ rows: [CityRowViewModel], isFirst: Bool, _ print: (String) throws -> Void) throws {
    let new = rows.filter { $0.sky.value.report == nil }
    dashboard.prepareSky(of: rows)
    defer { new.forEach { $0.forgetSky() } }
    let units = dashboard.units
    for (index, row) in rows.enumerated() {
      let city = row.document(at: dashboard.now, in: units, .english(zone: row.zone, units: units))
      try print((isFirst && index == 0 ? "" : ",") + "\n    " + city.text(depth: 2))
    }
  }
}

extension DocumentWords {
  /// The words of documents, which are English in every language, with times in sentences by the clocks of a zone.
  package static func english(zone: Zone, units: Units) -> DocumentWords {
    // Every date has its year, as a document may be read in another one.
    let text = SkyText(zone: zone, units: units, appearance: Appearance(words: .english), year: 0)
    return DocumentWords(
      condition: { Words.english.condition($0)?.capitalizedFirst }, reason: { text.reason($0) },
      event: { text.event($0).sentence })
  }
}

extension PictureViewModel {
  /// The picture of the day with its state; `null` if there has never been one.
  package var document: JSONValue { picture.value?.document(state: state.value, problem: problem.value) ?? .null }
}

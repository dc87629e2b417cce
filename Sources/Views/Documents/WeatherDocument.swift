package import Entities
package import ViewModels

/// The `--json` document of a dashboard: the same view models the table draws, in the units it draws them in.
///
/// It is written as it goes, city by city, and a city's sky is let go of when it is written: a thousand cities take no
/// more memory than what is known of them.
package struct WeatherDocument {
  private let dashboard: DashboardViewModel

  package init(_ dashboard: DashboardViewModel) {
    self.dashboard = dashboard
  }

  /// Gives the document to `print` in pieces, and throws what that throws.
  package func write(_ print: (String) throws -> Void) throws {
    let rows = dashboard.orderedRows
    // Credits are known once all is; the members are in the order of their names.
    let attribution = JSONValue.array(dashboard.credits.map { .string($0) })
    try print("{\n  \"attribution\": \(attribution.text(depth: 1)),\n  \"cities\": [")
    for start in stride(from: 0, to: rows.count, by: Self.skies) {
      try write(Array(rows[start..<min(start + Self.skies, rows.count)]), isFirst: start == 0, print)
    }
    try print(rows.isEmpty ? "]" : "\n  ]")
    let rest: [(String, JSONValue)] = [
      ("generatedAt", .instant(dashboard.now)), ("picture", dashboard.picture.document), ("schema", .integer(1)),
      ("units", dashboard.units.document),
    ]
    for (name, value) in rest { try print(",\n  \"\(name)\": \(value.text(depth: 1))") }
    try print("\n}\n")
  }

  /// Cities whose skies are computed together: what they share takes longer than any one of them.
  private static let skies = 50

  private func write(_ rows: [CityRowViewModel], isFirst: Bool, _ print: (String) throws -> Void) throws {
    let new = rows.filter { $0.sky.value.report == nil }
    dashboard.prepareSky(of: rows)
    defer { new.forEach { $0.forgetSky() } }
    for (index, row) in rows.enumerated() {
      try print((isFirst && index == 0 ? "" : ",") + "\n    " + text(of: row))
    }
  }

  private func text(of row: CityRowViewModel) -> String {
    let units = dashboard.units
    return row.document(at: dashboard.now, in: units, .english(zone: row.zone, units: units)).text(depth: 2)
  }
}

extension DocumentWords {
  /// The words of documents, which are English for every reader; times in sentences are of the zone.
  package static func english(zone: Zone, units: Units) -> DocumentWords {
    // It is unknown in which year a document is read.
    let text = SkyText(zone: zone, units: units, appearance: Appearance(words: .english), year: 0)
    return DocumentWords(
      condition: { Words.english.condition($0)?.capitalizedFirst }, reason: { text.reason($0) },
      event: { text.event($0).sentence })
  }
}

extension PictureViewModel {
  /// What is shown of the picture of the day; `null` when none was ever got.
  package var document: JSONValue {
    picture.value?.document(state: state.value, problem: problem.value) ?? .null
  }
}

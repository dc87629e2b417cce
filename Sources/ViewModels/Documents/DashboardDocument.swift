package import Entities
import Essentials

/// The parts of a `--json` document or a settings file that are read back.
package struct DashboardDocument {
  /// When the document was made; `nil` in a settings file, or if it doesn't say.
  var generatedAt: Date?
  /// The units of its numbers; the default ones where it doesn't name them.
  var units: Units
  /// The picture of the day as JSON, not read yet; `nil` in a settings file.
  var picture: JSONValue?
  /// The credits in `attribution`, at most 100; empty if it has none.
  var credits: Set<String>
  /// The cities that can be read, in the document's order and canonical units.
  package var rows: [Row]
  /// Why some cities are not shown; empty if all are.
  package var problems: [ProgramProblem] = []

  /// A city of the document.
  package struct Row {
    var weather: CityWeather
    /// The parts of its night that can't be computed; `nil` if the document has none.
    var night: DocumentedNight?

    /// Reads a city; `nil` if it can't be read. `date` is when the document was made, `nil` if it doesn't say.
    init?(_ document: JSONValue, from units: Units, madeAt date: Date?) {
      guard let city = try? City(document: document) else { return nil }
      weather = CityWeather(city, document: document, from: units)
      // Warnings are as of when the document was made.
      if let date { weather.alerts?.fetchedAt = date }
      night = document["sky"].flatMap { DocumentedNight(document: $0) }
    }
  }

  /// Cities after this many are ignored.
  private static let cityLimit = 10_000

  /// Reads a document. Unreadable cities are skipped and reported in ``problems``; `nil` without a list of cities.
  package init?(_ document: JSONValue) {
    guard case .array(let cities)? = document["cities"] else { return nil }
    let (units, date) = (Units(document: document["units"] ?? .null), document["generatedAt"]?.instant)
    let rows = cities.prefix(Self.cityLimit).map { Row($0, from: units, madeAt: date) }
    (self.units, generatedAt, self.rows) = (units, date, rows.compactMap(\.self))
    picture = document["picture"]
    credits = Set(document["attribution"].elements.compactMap { $0.string }.prefix(JSONValue.listLimit))
    if let first = rows.firstIndex(where: { $0 == nil }) {
      problems = [.unreadableCities(rows.count { $0 == nil }, of: cities.count, first: first + 1)]
    }
    if cities.count > rows.count { problems.append(.tooManyCities(cities.count, limit: rows.count)) }
  }
}

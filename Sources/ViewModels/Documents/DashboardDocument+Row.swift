import Entities
import Essentials

extension DashboardDocument {
  /// A city of a document.
  package struct Row {
    var weather: CityWeather
    /// The parts of its night that can't be computed; `nil` if the document has none.
    var night: DocumentedNight?

    /// `nil` if the city can't be read. `date` is when the document was made, if it says so.
    init?(_ document: JSONValue, from units: Units, madeAt date: Date?) {
      guard let city = try? City(document: document) else { return nil }
      weather = CityWeather(city, document: document, from: units)
      // Warnings are as of when the document was made.
      if weather.alerts != nil { weather.alertsFetchedAt = date ?? weather.current?.fetchedAt }
      night = document["sky"].flatMap { DocumentedNight(document: $0) }
    }
  }
}

import Entities
import Essentials

extension DashboardDocument {
  /// A city: its weather, and its night as far as it can't be computed.
  package struct Row {
    var weather: CityWeather
    var night: DocumentedNight?

    /// `nil` if the city can't be read. `date` is when the document was made.
    init?(_ document: JSONValue, from units: Units, madeAt date: Date?) {
      guard let city = try? City(document: document) else { return nil }
      weather = CityWeather(city, document: document, from: units)
      // Warnings are as of when the document was made.
      if weather.alerts != nil { weather.alertsFetchedAt = date ?? weather.current?.fetchedAt }
      night = document["sky"].flatMap { DocumentedNight(document: $0) }
    }
  }
}

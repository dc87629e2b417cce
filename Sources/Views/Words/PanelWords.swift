/// What the panels of one city say.
package nonisolated struct PanelWords: Sendable {
  package var feelsLike: String
  package var low: String
  package var high: String
  package var humidity: String
  package var dewPoint: String
  package var wind: String
  package var gusts: String
  package var pressure: String
  package var visibility: String
  package var cloud: String
  package var uvIndex: String
  package var precipitation: String
  package var chanceOfRain: String
  package var sunrise: String
  package var sunset: String
  package var moon: String
  package var unknown: String
  package var pictureOfTheDay: String
}

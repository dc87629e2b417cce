/// One place's part of an Open-Meteo answer, as it came: names and units are the service's own.
struct OpenMeteoAnswer: Equatable, Sendable {
  /// Seconds ahead of UTC that hold for the whole answer, valid when it was made.
  var utcOffset: Int?
  var timeZone: String?
  var current = OpenMeteoSection()
  var hourly = OpenMeteoSection()
  var daily = OpenMeteoSection()
  /// What the service said instead of giving values.
  var errorReason: String?
}

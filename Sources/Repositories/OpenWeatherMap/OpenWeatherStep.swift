import Entities

/// What OpenWeatherMap says of one moment; the same members in its current weather and in each forecast item.
struct OpenWeatherStep {
  private let item: WireValue

  init(_ item: WireValue) {
    self.item = item
  }

  var condition: Condition? { item["weather"][0]["id"].integer.flatMap { Condition(openWeatherCode: $0) } }
  var temperature: Double? { Plausible.value(item["main"]["temp"].double, in: Plausible.temperature) }
  var feelsLike: Double? { Plausible.value(item["main"]["feels_like"].double, in: Plausible.temperature) }
  var humidity: Double? { Plausible.value(item["main"]["humidity"].double, in: Plausible.percent) }
  var cloudCover: Double? { Plausible.value(item["clouds"]["all"].double, in: Plausible.percent) }
  var visibility: Double? { Plausible.value(item["visibility"].double, in: Plausible.visibility) }
  var windSpeed: Double? { Plausible.value(item["wind"]["speed"].double, in: Plausible.wind) }
  var windGust: Double? { Plausible.value(item["wind"]["gust"].double, in: Plausible.wind) }
  var windDirection: Double? { Plausible.value(item["wind"]["deg"].double, in: Plausible.direction) }

  /// hPa at sea level; `pressure` is that too, where `sea_level` is missing.
  var pressure: Double? {
    Plausible.value(item["main"]["sea_level"].double ?? item["main"]["pressure"].double, in: Plausible.pressure)
  }

  var dewPoint: Double? {
    Plausible.value(item["main"]["dew_point"].double, in: Plausible.temperature)
      ?? Moisture.dewPoint(temperature: temperature, humidity: humidity)
  }

  /// %, from `pop` of 0…1.
  var precipitationChance: Double? { Plausible.value(item["pop"].double.map { $0 * 100 }, in: Plausible.percent) }

  /// mm of rain and snow in that many hours before.
  ///
  /// The members are there only when it rains or snows: their absence is 0, unless nothing is known of the weather or
  /// its word is one of rain.
  func precipitation(hours: Double) -> Double? {
    let amounts = [item["rain"], item["snow"]].compactMap { Self.amount($0, hours: hours) }
    if !amounts.isEmpty { return Plausible.value(amounts.reduce(0, +), in: Plausible.precipitation) }
    guard let condition, !condition.isPrecipitation else { return nil }
    return 0
  }

  /// Older answers give three hours where one is asked for.
  private static func amount(_ member: WireValue, hours: Double) -> Double? {
    if let oneHour = member["1h"].double { return oneHour * hours }
    return member["3h"].double.map { $0 * hours / 3 }
  }
}

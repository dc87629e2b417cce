import Entities
import Essentials

/// What OpenWeatherMap says of one moment; the same members in its current weather and in each forecast item.
struct OpenWeatherStep {
  private let item: JSONValue?

  init(_ item: JSONValue?) {
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
  private static func amount(_ member: JSONValue?, hours: Double) -> Double? {
    if let oneHour = member["1h"].double { return oneHour * hours }
    return member["3h"].double.map { $0 * hours / 3 }
  }
}

extension CurrentWeather {
  /// The weather of a `data/2.5/weather` document, in which nearly everything may be missing.
  ///
  /// - Throws: `unreadable` without a time or for one ahead of the clock, `noData` without a value.
  init(openWeather document: JSONValue?, at now: Date) throws(ServiceFailure) {
    guard let time = document["dt"].seconds else { throw .unreadable(.openWeather, "it has no time") }
    try Plausible.check([time], of: .openWeather, at: now)
    self.init(observedAt: Date(timeIntervalSince1970: Double(time)))
    let step = OpenWeatherStep(document)
    condition = step.condition
    temperature = step.temperature
    feelsLike = step.feelsLike
    humidity = step.humidity
    dewPoint = step.dewPoint
    cloudCover = step.cloudCover
    pressure = step.pressure
    visibility = step.visibility
    windSpeed = step.windSpeed
    windGust = step.windGust
    windDirection = step.windDirection
    precipitation = step.precipitation(hours: 1)
    if isEmpty { throw .noData(.openWeather) }
  }
}

extension Forecast {
  /// The forecast of a `data/2.5/forecast` document, at the times it has; days are computed in the place's zone.
  ///
  /// - Throws: `noData` without a value, `unreadable` when it begins ahead of the clock.
  init(openWeather document: JSONValue?, in zone: Zone, at now: Date) throws(ServiceFailure) {
    var items: [(time: Int, step: OpenWeatherStep)] = []
    for element in document["list"].elements.prefix(400) {
      guard let time = element["dt"].seconds, time > items.last?.time ?? Int.min else { continue }
      items.append((time, OpenWeatherStep(element)))
    }
    try Plausible.check(items.prefix(1).map(\.time), of: .openWeather, at: now)
    var hours = HourlyForecast(times: items.map(\.time))
    hours.set(conditions: items.map(\.step.condition))
    for (quantity, value) in Self.quantities { hours.set(quantity, items.map { Float(value($0.step) ?? .nan) }) }
    self.init(hours: hours, days: LocalDays.days(of: hours, in: zone))
    if isEmpty { throw .noData(.openWeather) }
  }

  private static let quantities: [(HourlyForecast.Quantity, @Sendable (OpenWeatherStep) -> Double?)] = [
    (.temperature, { $0.temperature }), (.feelsLike, { $0.feelsLike }), (.dewPoint, { $0.dewPoint }),
    (.humidity, { $0.humidity }), (.precipitationChance, { $0.precipitationChance }),
    (.precipitation, { $0.precipitation(hours: 3) }), (.cloudCover, { $0.cloudCover }),
    (.visibility, { $0.visibility }), (.windSpeed, { $0.windSpeed }), (.windGust, { $0.windGust }),
    (.windDirection, { $0.windDirection }), (.pressure, { $0.pressure }),
  ]
}

extension Condition {
  /// The condition of an OpenWeatherMap code; a code of a known group that is not known itself counts as the group's
  /// plain member, any other is `nil`.
  init?(openWeatherCode code: Int) {
    guard let condition = Self.openWeatherCodes[code] ?? Self.openWeatherGroups[code / 100] else { return nil }
    self = condition
  }

  private static let openWeatherGroups: [Int: Condition] = [
    2: .thunderstorm, 3: .drizzle, 5: .rain, 6: .snow, 7: .mist,
  ]

  private static let openWeatherCodes: [Int: Condition] = [
    300: .lightDrizzle, 301: .drizzle, 302: .heavyDrizzle, 310: .lightDrizzle, 311: .drizzle, 312: .heavyDrizzle,
    313: .rainShowers, 314: .violentRainShowers, 321: .drizzle, 500: .lightRain, 501: .rain, 502: .heavyRain,
    503: .heavyRain, 504: .heavyRain, 511: .freezingRain, 520: .lightRainShowers, 521: .rainShowers,
    522: .violentRainShowers, 531: .rainShowers, 600: .lightSnow, 601: .snow, 602: .heavySnow, 611: .sleet,
    612: .lightSleetShowers, 613: .sleetShowers, 615: .lightSleet, 616: .sleet, 620: .lightSnowShowers,
    621: .snowShowers, 622: .heavySnowShowers, 701: .mist, 711: .smoke, 721: .haze, 731: .dust, 741: .fog, 751: .sand,
    761: .dust, 762: .ash, 771: .squall, 781: .tornado, 800: .clear, 801: .mainlyClear, 802: .partlyCloudy,
    803: .partlyCloudy, 804: .overcast,
  ]
}

import Entities
import Essentials

/// OpenWeatherMap's values for one time; current weather and forecast items have the same members.
struct OpenWeatherStep {
  /// A document of current weather, or an element of a forecast's `list`, in the service's metric units.
  let item: JSONValue?

  var condition: Condition? { item["weather"][0]["id"].integer.flatMap { Condition(openWeatherCode: $0) } }

  /// The keys that lead to each quantity in an item.
  private static let paths: [Quantity: [String]] = [
    .temperature: ["main", "temp"], .feelsLike: ["main", "feels_like"], .dewPoint: ["main", "dew_point"],
    .humidity: ["main", "humidity"], .precipitationChance: ["pop"], .cloudCover: ["clouds", "all"],
    .visibility: ["visibility"], .windSpeed: ["wind", "speed"], .windGust: ["wind", "gust"],
    .windDirection: ["wind", "deg"], .pressure: ["main", "sea_level"],
  ]

  /// The quantities that ``value(_:)`` can return.
  static var quantities: some Sequence<Quantity> { paths.keys }

  /// A value in the canonical unit; `nil` if it is unknown. A missing dew point is computed.
  func value(_ quantity: Quantity) -> Double? {
    var number = Self.paths[quantity]?.reduce(item) { $0[$1] }.double
    // If `sea_level` is missing, `pressure` is at sea level too.
    if quantity == .pressure { number = number ?? item["main"]["pressure"].double }
    // `pop` is 0…1.
    if quantity == .precipitationChance { number = number.map { $0 * 100 } }
    let value = Plausible.value(number, of: quantity)
    guard quantity == .dewPoint, value == nil else { return value }
    return Moisture.dewPoint(temperature: self.value(.temperature), humidity: self.value(.humidity))
  }

  /// Rain and melted snow in mm in the preceding hours. The members exist only if it rains or snows: without them it is
  /// 0, unless the condition is unknown or one of precipitation.
  func precipitation(hours: Double) -> Double? {
    let amounts = [item["rain"], item["snow"]].compactMap { Self.amount($0, hours: hours) }
    if !amounts.isEmpty { return Plausible.value(amounts.reduce(0, +), of: .precipitation) }
    guard let condition, !condition.isPrecipitation else { return nil }
    return 0
  }

  /// Fresh snow in mm in the preceding hours, from the water that the service states; 0 if only rain or nothing fell.
  func snowfall(hours: Double) -> Double? {
    let depth = Self.amount(item["snow"], hours: hours).map { $0 * OpenMeteoAnswer.snowPerWater }
    return Plausible.value(depth, of: .snowfall) ?? (precipitation(hours: hours) == nil ? nil : 0)
  }

  /// Water in mm in so many hours; older responses have only the sum of three hours.
  private static func amount(_ member: JSONValue?, hours: Double) -> Double? {
    if let oneHour = member["1h"].double { return oneHour * hours }
    return member["3h"].double.map { $0 * hours / 3 }
  }
}

extension CurrentWeather {
  /// The weather of a `data/2.5/weather` document. Throws `noData` without values, `unreadable` for an invalid time.
  init(openWeather document: JSONValue?, at now: Date) throws(ServiceFailure) {
    guard let time = document["dt"].seconds else { throw .unreadable(.openWeather, .own(.missingTime)) }
    try Plausible.check([time], of: .openWeather, at: now)
    self.init(observedAt: Date(timeIntervalSince1970: Double(time)))
    let step = OpenWeatherStep(item: document)
    condition = step.condition
    setInstantaneousValues(step.value)
    self[.precipitation] = step.precipitation(hours: 1)
    if isEmpty { throw .noData(.openWeather) }
  }
}

extension Forecast {
  /// The forecast of a `data/2.5/forecast` document, with days in the place's zone. Throws `noData` without values,
  /// `unreadable` if it begins too far ahead of `now`. At most 400 items are read; normally there are forty.
  init(openWeather document: JSONValue?, in zone: Zone, at now: Date) throws(ServiceFailure) {
    var items: [(time: Int, step: OpenWeatherStep)] = []
    for element in document["list"].elements.prefix(400) {
      guard let time = element["dt"].seconds, time > items.last?.time ?? Int.min else { continue }
      items.append((time, OpenWeatherStep(item: element)))
    }
    try Plausible.check(items.prefix(1).map(\.time), of: .openWeather, at: now)
    var hours = HourlyForecast(times: items.map(\.time))
    hours.set(conditions: items.map(\.step.condition))
    hours.set(.precipitation, items.map { $0.step.precipitation(hours: 3) })
    hours.set(.snowfall, items.map { $0.step.snowfall(hours: 3) })
    for quantity in OpenWeatherStep.quantities { hours.set(quantity, items.map { $0.step.value(quantity) }) }
    self.init(hours: hours, days: hours.days(in: zone))
    if isEmpty { throw .noData(.openWeather) }
  }
}

extension Condition {
  /// The condition of a code (https://openweathermap.org/weather-conditions). An unknown code counts as the basic condition
  /// of its group of a hundred; `nil` outside the groups.
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

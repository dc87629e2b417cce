import Entities
import Essentials

/// OpenWeatherMap's values for one time; current weather and forecast items have the same members.
struct OpenWeatherStep {
  /// A document of current weather, or an element of a forecast's `list`, in the service's metric units.
  let item: JSONValue?

  /// The condition; `nil` if it is missing or its code unknown.
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
    return WeatherFormulas.dewPoint(temperature: self.value(.temperature), humidity: self.value(.humidity))
  }

  /// Rain and melted snow in mm in the preceding hours. The members exist only if it rains or snows: without them it is
  /// 0, unless the condition is unknown or one of precipitation.
  func precipitation(hours: Double) -> Double? {
    let amounts = [item["rain"], item["snow"]].compactMap { Self.amount($0, hours: hours) }
    if !amounts.isEmpty { return Plausible.value(amounts.reduce(0, +), of: .precipitation) }
    guard let condition, !condition.isPrecipitation else { return nil }
    return 0
  }

  /// Fresh snow in mm in the preceding hours, by Open-Meteo's ratio to the water; 0 if only rain or nothing fell.
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
    try Plausible.checkTimes([time], of: .openWeather, at: now)
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
    try Plausible.checkTimes(items.prefix(1).map(\.time), of: .openWeather, at: now)
    var hours = HourlyForecast(times: items.map(\.time))
    hours.set(conditions: items.map(\.step.condition))
    hours.set(.precipitation, items.map { $0.step.precipitation(hours: 3) })
    hours.set(.snowfall, items.map { $0.step.snowfall(hours: 3) })
    for quantity in OpenWeatherStep.quantities { hours.set(quantity, items.map { $0.step.value(quantity) }) }
    self.init(hours: hours, days: hours.days(in: zone))
    if isEmpty { throw .noData(.openWeather) }
  }
}

package import Entities
package import Essentials
import Services

/// A city of the `--json` document, in the document's units: what a row shows, written and read by one schema.
///
/// What the settings file holds of a city is a document too, of a city without weather.
package struct CityDocument: Codable {
  package var name: String
  @OrNull package var region: String?
  @OrNull package var countryCode: String?
  package var latitude: Double
  package var longitude: Double
  @OrNull package var timeZone: String?
  @OrNull package var localTime: ISOInstant?
  @OrNull package var state: WeatherState?
  /// Why the last refresh failed, in words.
  @OrNull package var problem: String?
  @OrNull package var provider: Provider?
  @OrNull package var forecastProvider: Provider?
  @OrNull package var observedAt: ISOInstant?
  @OrNull package var fetchedAt: ISOInstant?
  @OrNull package var ageSeconds: Int?
  @OrNull package var now: NowDocument?
  @OrNull package var hourly: Readable<HourDocument>?
  @OrNull package var daily: Readable<DayDocument>?
  @OrNull package var alerts: Readable<AlertDocument>?
  @OrNull package var rain: RainDocument?
  @OrNull package var air: AirDocument?
  @OrNull package var sky: SkyDocument?
}

extension CityDocument {
  /// What a row shows at an instant.
  package init(_ row: CityRowViewModel, at now: Date, in units: Units, _ words: SkyDocument.Words) {
    let (city, status, zone) = (row.city, row.status(at: now), row.zone)
    self.init(city)
    localTime = ISOInstant(now, in: zone)
    state = status.shown
    problem = status.problem.map { String(describing: $0) }
    provider = status.provider
    forecastProvider = status.forecastProvider
    observedAt = ISOInstant(status.observedAt)
    fetchedAt = ISOInstant(status.fetchedAt)
    ageSeconds = row.age(at: now)?.whole
    if status.fetchedAt != nil {
      self.now = NowDocument(row, at: now, in: units, words)
    }
    hourly = Readable(HourDocument.hours(of: row.forecast, from: now, zone, in: units))
    daily = Readable(DayDocument.days(of: row.forecast, from: now, zone, sun: row.sky.value.sunTimes, in: units))
    alerts = row.alerts(at: now).map { Readable($0.map { AlertDocument($0, zone) }) }
    rain = RainDocument(row.rain(at: now), zone, in: units)
    air = row.air.map { AirDocument($0, country: row.city.countryCode) }
    sky = row.sky.value.report.map { SkyDocument($0, zone, words) }
  }

  /// A city's own fields, the same as in the settings file.
  package init(_ city: City) {
    name = city.name
    region = city.region
    countryCode = city.countryCode
    latitude = city.coordinates.latitude.rounded(digits: 5) ?? 0
    longitude = city.coordinates.longitude.rounded(digits: 5) ?? 0
    timeZone = city.timeZone
  }

  /// The city, or `nil` when it has no name or is nowhere.
  package var city: City? {
    let name = SafeText.line(name, limit: Settings.nameLimit)
    guard !name.isEmpty, let coordinates = Coordinates(latitude: latitude, longitude: longitude) else { return nil }
    return City(
      name: name, region: region.map { SafeText.line($0, limit: 100) },
      countryCode: countryCode.map { SafeText.line($0, limit: 2) }, coordinates: coordinates,
      timeZone: timeZone.map { SafeText.line($0, limit: 60) } ?? "GMT")
  }

  /// What is known of the city's weather by the document.
  func weather(of city: City, from units: Units) -> CityWeather {
    var weather = CityWeather(city: city)
    if let now, let fetchedAt = fetchedAt?.date {
      weather.current = Sourced(
        now.weather(observedAt: observedAt?.date ?? fetchedAt, from: units), provider: provider ?? .openMeteo,
        fetchedAt: fetchedAt)
      weather.current?.value.quarters = rain?.quarters(of: city, from: units)
    }
    let forecast = Forecast(
      hours: HourDocument.forecast(hourly?.elements ?? [], from: units),
      days: DayDocument.forecast(daily?.elements ?? [], from: units))
    if let provider = forecastProvider ?? provider, !forecast.isEmpty {
      weather.forecast = Sourced(forecast, provider: provider, fetchedAt: fetchedAt?.date ?? .distantPast)
    }
    weather.air = air?.quality(inCountry: city.countryCode)
    weather.alerts = alerts?.elements.prefix(100).map(\.alert)
    weather.problem = problem.map { .told(SafeText.line($0)) }
    return weather
  }
}

/// The weather now in a document.
package struct NowDocument: Codable {
  @OrNull package var condition: Condition?
  /// The condition in words.
  @OrNull package var description: String?
  @OrNull package var isDay: Bool?
  private var quantities: QuantityDocument

  init(_ row: CityRowViewModel, at now: Date, in units: Units, _ words: SkyDocument.Words) {
    quantities = QuantityDocument(.now, in: units) { row.weather.value.value($0, at: now) }
    condition = row.now(at: now)?.condition
    description = condition.flatMap(words.condition)
    isDay = row.sky.value.isDay
  }

  private enum CodingKeys: CodingKey { case condition, description, isDay }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _condition = try container.decode(OrNull.self, forKey: .condition)
    quantities = try QuantityDocument(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try quantities.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(_condition, forKey: .condition)
    try container.encode(_description, forKey: .description)
    try container.encode(_isDay, forKey: .isDay)
  }

  func weather(observedAt: Date, from units: Units) -> CurrentWeather {
    var now = CurrentWeather(observedAt: observedAt)
    now.condition = condition
    for quantity in Quantity.all(in: .now) where quantity.row.source.isService {
      now[quantity] = quantities.canonical(quantity, from: units)
    }
    return now
  }
}

/// A warning in a document.
package struct AlertDocument: Codable {
  package var event: String
  @OrNull package var severity: WeatherAlert.Severity?
  @OrNull package var headline: String?
  @OrNull package var onset: ISOInstant?
  @OrNull package var ends: ISOInstant?

  init(_ alert: WeatherAlert, _ zone: Zone) {
    event = alert.event
    severity = alert.severity
    headline = alert.headline
    onset = ISOInstant(alert.onset, in: zone)
    ends = ISOInstant(alert.ends, in: zone)
  }

  var alert: WeatherAlert {
    WeatherAlert(
      identifier: "", event: SafeText.line(event), severity: severity ?? .unknown,
      headline: headline.map { SafeText.line($0) }, onset: onset?.date, ends: ends?.date)
  }
}

/// The air in a document; pollen in grains/m³. The main pollutant is that of the index the city's country knows.
package struct AirDocument: Codable {
  @OrNull package var observedAt: ISOInstant?
  @OrNull package var europeanIndex: Int?
  @OrNull package var usIndex: Int?
  @OrNull package var mainPollutant: AirQuality.Pollutant?
  @OrNull package var pollen: [String: Double]?

  init(_ air: AirQuality, country: String?) {
    observedAt = ISOInstant(air.observedAt)
    europeanIndex = air.european?.value.whole
    usIndex = air.us?.value.whole
    mainPollutant = air.index(inCountry: country)?.mainPollutant
    pollen = air.pollen.reduce(into: [String: Double]()) { $0[$1.key.rawValue] = $1.value.rounded(digits: 1) }
  }

  /// The air of a city in a country.
  func quality(inCountry country: String?) -> AirQuality {
    var air = AirQuality(observedAt: observedAt?.date ?? .distantPast)
    air.european = europeanIndex.map { AirIndex(scale: .european, value: Double($0)) }
    air.us = usIndex.map { AirIndex(scale: .us, value: Double($0)) }
    if air.index(inCountry: country)?.scale == .us {
      air.us?.mainPollutant = mainPollutant
    } else {
      air.european?.mainPollutant = mainPollutant
    }
    for (name, amount) in pollen ?? [:] {
      if let plant = AirQuality.Pollen(rawValue: name) { air.pollen[plant] = amount }
    }
    return air
  }
}

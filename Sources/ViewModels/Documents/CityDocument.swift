package import Entities
package import Essentials

extension City {
  /// The place's fields in weather documents: those of the settings but the site's sky, with coordinates to a metre.
  var placeDocument: JSONValue {
    var place = document
    place["latitude"] = .rounded(coordinates.latitude, digits: 5)
    place["longitude"] = .rounded(coordinates.longitude, digits: 5)
    for key in SiteSky.keys { place[key.name] = nil }
    return place
  }
}

extension CityRowViewModel {
  /// The row at an instant, in the document's units. What is unknown or not computed yet is `null`, or an empty list.
  package func document(at now: Date, in units: Units, _ words: DocumentWords) -> JSONValue {
    let (status, sky, zone) = (self.status(at: now), self.sky.value, self.zone)
    let members: JSONValue = [
      "now": status.fetchedAt == nil ? .null : currentDocument(at: now, in: units, words),
      "hourly": .array(forecast?.hours.documents(from: now, in: zone, units: units) ?? []),
      "daily": .array(forecast?.documents(from: now, in: zone, sun: sky.sunTimes, units: units) ?? []),
      "alerts": .list(alerts(at: now)?.map { $0.document(in: zone) }),
      "rain": rain(at: now).document(in: zone, units: units),
      "air": air?.document(inCountry: city.countryCode) ?? .null, "sky": sky.report?.document(in: zone, words) ?? .null,
      "localTime": .instant(now, in: zone), "ageSeconds": .integer(age(at: now)?.roundedInt),
    ]
    return .object(city.placeDocument.members + status.document.members + members.members)
  }

  /// The current weather.
  private func currentDocument(at now: Date, in units: Units, _ words: DocumentWords) -> JSONValue {
    let condition = currentWeather(at: now)?.condition
    var document = units.document(of: .now) { value($0, at: now) }
    document["condition"] = .text(condition?.rawValue)
    document["description"] = .text(condition.flatMap(words.condition))
    document["isDay"] = sky.value.isDay.map(JSONValue.bool) ?? .null
    return document
  }
}

extension WeatherStatus {
  /// The status; `problem` says in English why the last refresh failed.
  fileprivate var document: JSONValue {
    [
      "state": .string(reported.rawValue), "problem": .text(problem.map { String(describing: $0) }),
      "provider": .text(provider?.rawValue), "forecastProvider": .text(forecastProvider?.rawValue),
      "observedAt": .instant(observedAt), "fetchedAt": .instant(fetchedAt),
    ]
  }
}

extension CurrentWeather {
  /// Reads the current weather from a city's document; `nil` if it has none.
  fileprivate init?(document: JSONValue, of city: City, fetchedAt: Date, from units: Units) {
    guard let now = document["now"], case .object = now else { return nil }
    self.init(observedAt: document["observedAt"]?.instant ?? fetchedAt)
    condition = now["condition"]?.name()
    for quantity in Quantity.all(in: .now) where quantity.row.source.isService {
      self[quantity] = units.canonical(quantity, in: now)
    }
    quarters = document["rain"].flatMap { RainQuarter.quarters(document: $0, of: city, from: units) }
  }
}

extension CityWeather {
  /// Reads a city's weather. Values missing or out of range are unknown, as is `now` without `fetchedAt`. Without a
  /// provider, current weather counts as Open-Meteo's, the default, and the forecast is unknown.
  init(_ city: City, document: JSONValue, from units: Units) {
    self.init(city: city)
    let (provider, fetchedAt) = (document["provider"]?.name(of: Provider.self), document["fetchedAt"]?.instant)
    if let fetchedAt, let weather = CurrentWeather(document: document, of: city, fetchedAt: fetchedAt, from: units) {
      current = Sourced(weather, provider: provider ?? .openMeteo, fetchedAt: fetchedAt)
    }
    let forecast = Forecast(
      hours: HourlyForecast(documents: document["hourly"].elements, from: units),
      days: DailyForecast.days(documents: document["daily"].elements, from: units))
    if let provider = document["forecastProvider"]?.name() ?? provider, !forecast.isEmpty {
      self.forecast = Sourced(forecast, provider: provider, fetchedAt: fetchedAt ?? .distantPast)
    }
    if let air = document["air"], case .object = air {
      self.air = Fetched(AirQuality(document: air, inCountry: city.countryCode), fetchedAt: fetchedAt ?? .distantPast)
    }
    if case .array(let alerts)? = document["alerts"] {
      let alerts = alerts.compactMap { WeatherAlert(document: $0) }.prefix(JSONValue.listLimit)
      self.alerts = Fetched(Array(alerts), fetchedAt: current?.fetchedAt ?? .distantPast)
    }
    problem = document["problem"]?.string.map { .quoted(SafeText.line($0)) }
  }
}

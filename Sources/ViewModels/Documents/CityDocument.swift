package import Entities
package import Essentials

extension City {
  /// The place's fields in weather documents.
  var place: JSONValue {
    var place = document
    place["latitude"] = .rounded(coordinates.latitude, digits: 5)
    place["longitude"] = .rounded(coordinates.longitude, digits: 5)
    for key in SiteSky.keys { place[key.name] = nil }
    return place
  }
}

extension CityRowViewModel {
  /// The row at an instant, in the document's units.
  package func document(at now: Date, in units: Units, _ words: DocumentWords) -> JSONValue {
    let (status, sky, zone) = (self.status(at: now), self.sky.value, self.zone)
    let members: JSONValue = [
      "localTime": .instant(now, in: zone), "state": .string(status.shown.rawValue),
      // Why the last refresh failed, in words.
      "problem": .text(status.problem.map { String(describing: $0) }), "provider": .text(status.provider?.rawValue),
      "forecastProvider": .text(status.forecastProvider?.rawValue), "observedAt": .instant(status.observedAt),
      "fetchedAt": .instant(status.fetchedAt), "ageSeconds": .integer(age(at: now)?.whole),
      "now": status.fetchedAt == nil ? .null : self.now(at: now, in: units, words),
      "hourly": .array(forecast?.hours.documents(from: now, zone, in: units) ?? []),
      "daily": .array(forecast?.documents(from: now, zone, sun: sky.sunTimes, in: units) ?? []),
      "alerts": .list(alerts(at: now)?.map { $0.document(zone) }),
      "rain": rain(at: now).document(zone, in: units), "air": air?.document(inCountry: city.countryCode) ?? .null,
      "sky": sky.report?.document(zone, words) ?? .null,
    ]
    return .object(city.place.members + members.members)
  }

  private func now(at now: Date, in units: Units, _ words: DocumentWords) -> JSONValue {
    let condition = self.now(at: now)?.condition
    var document = units.document(.now) { value($0, at: now) }
    document["condition"] = .text(condition?.rawValue)
    document["description"] = .text(condition.flatMap(words.condition))
    document["isDay"] = .truth(sky.value.isDay)
    return document
  }
}

extension CityWeather {
  /// Reads a city's weather from a document; values missing or out of range are unknown.
  init(_ city: City, document: JSONValue, from units: Units) {
    self.init(city: city)
    let provider = document["provider"]?.name(of: Provider.self)
    let fetchedAt = document["fetchedAt"]?.instant
    if let now = document["now"], case .object = now, let fetchedAt {
      var weather = CurrentWeather(observedAt: document["observedAt"]?.instant ?? fetchedAt)
      weather.condition = now["condition"]?.name()
      for quantity in Quantity.all(in: .now) where quantity.row.source.isService {
        weather[quantity] = units.canonical(quantity, in: now)
      }
      weather.quarters = document["rain"].flatMap { RainQuarter.quarters(document: $0, of: city, from: units) }
      current = Sourced(weather, provider: provider ?? .openMeteo, fetchedAt: fetchedAt)
    }
    let forecast = Forecast(
      hours: HourlyForecast(documents: document["hourly"].elements, from: units),
      days: DailyForecast.days(documents: document["daily"].elements, from: units))
    if let provider = document["forecastProvider"]?.name() ?? provider, !forecast.isEmpty {
      self.forecast = Sourced(forecast, provider: provider, fetchedAt: fetchedAt ?? .distantPast)
    }
    if let air = document["air"], case .object = air { self.air = AirQuality(document: air, city.countryCode) }
    if case .array(let alerts)? = document["alerts"] {
      self.alerts = Array(alerts.compactMap { WeatherAlert(document: $0) }.prefix(100))
    }
    problem = document["problem"]?.string.map { .quoted(SafeText.line($0)) }
  }
}

extension WeatherAlert {
  fileprivate func document(_ zone: Zone) -> JSONValue {
    [
      "event": .string(event), "severity": .string(severity.rawValue), "headline": .text(headline),
      "onset": .instant(onset, in: zone), "ends": .instant(ends, in: zone),
    ]
  }

  fileprivate init?(document: JSONValue) {
    guard let event = document["event"]?.string else { return nil }
    self.init(
      identifier: "", event: SafeText.line(event), severity: document["severity"]?.name() ?? .unknown,
      headline: document["headline"]?.string.map { SafeText.line($0) }, onset: document["onset"]?.instant,
      ends: document["ends"]?.instant)
  }
}

extension AirQuality {
  /// Pollen is in grains/m³. The main pollutant is that of the index in use in the city's country.
  fileprivate func document(inCountry country: String?) -> JSONValue {
    let plants = pollen.map { JSONValue.Member(key: $0.key.rawValue, value: .rounded($0.value, digits: 1)) }
    return [
      "observedAt": .instant(observedAt), "europeanIndex": .integer(european?.value.whole),
      "usIndex": .integer(us?.value.whole), "mainPollutant": .text(index(inCountry: country)?.mainPollutant?.rawValue),
      "pollen": .object(plants),
    ]
  }

  /// Reads the air quality of a city in a country.
  fileprivate init(document: JSONValue, _ country: String?) {
    self.init(observedAt: document["observedAt"]?.instant ?? .distantPast)
    european = document["europeanIndex"]?.int.map { AirIndex(scale: .european, value: Double($0)) }
    us = document["usIndex"]?.int.map { AirIndex(scale: .us, value: Double($0)) }
    if index(inCountry: country)?.scale == .us {
      us?.mainPollutant = document["mainPollutant"]?.name()
    } else {
      european?.mainPollutant = document["mainPollutant"]?.name()
    }
    for member in document["pollen"]?.members ?? [] {
      if let plant = Pollen(rawValue: member.key), let amount = member.value.double { pollen[plant] = amount }
    }
  }
}

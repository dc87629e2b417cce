package import Entities
package import Essentials

/// One city as the screen is bound to it, in canonical units: its weather and its sky. A fresh answer is one assignment,
/// and only what differs is announced.
package final class CityRowViewModel {
  /// All that is known of the city's weather, with the city under the name that its person gave it.
  package let weather: Dynamic<CityWeather>
  /// What is computed of place and time.
  package let sky = Dynamic(CitySky())
  /// What was found of its name in Latin letters, and for which label and place.
  private var latin: (city: City, name: String?)?

  /// A city whose weather is not known, or not read yet.
  package convenience init(_ city: City) { self.init(CityWeather(city: city)) }

  package convenience init(_ weather: CityWeather) { self.init(weather: Dynamic(weather)) }

  private init(weather: Dynamic<CityWeather>) { self.weather = weather }

  /// Takes over a city whose label or place changed.
  package func update(_ city: City) {
    let former = self.city
    guard city != former else { return }
    if city.coordinates != former.coordinates || city.timeZone != former.timeZone { sky.value.sunTimes = [:] }
    weather.value.city = city
  }

  /// Takes over what is known of the city's weather. The answer to an earlier question names the city as it was then.
  package func update(_ weather: CityWeather) {
    var weather = weather
    weather.city = city
    self.weather.value = weather
  }
}

extension CityRowViewModel {
  package var city: City { weather.value.city }
  package var name: String { city.name }
  /// The city's zone; UTC if the system does not know it.
  package var zone: Zone { city.zone }
  package var forecast: Forecast? { weather.value.forecast?.value }
  package var air: AirQuality? { weather.value.air }

  /// The weather at an instant; what its service does not give and a forecast does is that of the hour in progress.
  package func now(at now: Date) -> CurrentWeather? { weather.value.now(at: now) }

  /// What of the weather changes as time goes by: the day's low and high, the hour's chance of rain.
  package func today(at now: Date) -> Today { Today(weather.value, at: now) }

  /// Warnings in force at an instant, or `nil` when it is not known whether there are any.
  package func alerts(at now: Date) -> [WeatherAlert]? { weather.value.alerts(at: now) }

  package func status(at now: Date) -> WeatherStatus { WeatherStatus(weather.value, at: now) }

  /// Seconds since the weather was right, or `nil` when there is none.
  package func age(at now: Date) -> Double? { weather.value.age(at: now) }

  /// What falls in the two hours from an instant on.
  package func rain(at now: Date) -> RainOutlook { RainOutlook(self.now(at: now), forecast, of: city, at: now) }

  /// What falls from an instant on, by quarters and hours together.
  package func rainSpell(observed: Outlook.Fall?, at now: Date) -> RainSpell {
    RainSpell(rain(at: now), forecast, observed: observed, at: now, in: zone)
  }
}

extension CityRowViewModel {
  /// As its city's, which is looked up once.
  package func latinName(isWritable: Bool) -> String? {
    if let latin, latin.city == city { return latin.name }
    let name = city.latinName(isWritable: isWritable)
    latin = (city, name)
    return name
  }
}

extension CityRowViewModel: Decodable {
  /// Its document is the weather itself, as it is cached.
  package convenience init(from decoder: any Decoder) throws {
    self.init(weather: try Dynamic<CityWeather>(from: decoder))
  }
}

extension CityRowViewModel: Equatable {
  /// Rows are equal when they are the same row.
  package static func == (left: CityRowViewModel, right: CityRowViewModel) -> Bool { left === right }
}

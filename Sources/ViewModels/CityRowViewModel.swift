package import Entities
package import Essentials

/// The view model of one city: its weather and its sky, in canonical units. New weather is applied in one assignment.
package final class CityRowViewModel: Decodable, Equatable {
  /// The city's weather; its city carries the user's label.
  package let weather: Dynamic<CityWeather>
  /// The city's sky, computed on demand from place, time and forecast.
  package let sky = Dynamic(CitySky())
  /// The last results of ``latinName(canTransliterate:)`` by its argument, with the city each is for.
  private var latinNames: [Bool: (city: City, name: String?)] = [:]

  /// A row of a city whose weather is unknown or not read yet.
  package convenience init(_ city: City) { self.init(CityWeather(city: city)) }

  /// A row of a city with known weather.
  package init(_ weather: CityWeather) { self.weather = Dynamic(weather) }

  /// Decodes the bare weather, as the cache stores it.
  package convenience init(from decoder: any Decoder) throws { self.init(try CityWeather(from: decoder)) }

  /// Whether both are the same object.
  package static func == (left: CityRowViewModel, right: CityRowViewModel) -> Bool { left === right }

  /// Applies a changed label, time zone or site; the weather is unchanged, so the coordinates must be too.
  package func update(_ city: City) {
    let former = self.city
    guard city != former else { return }
    if city.timeZone != former.timeZone { sky.value.sunTimes = [:] }
    weather.value.city = city
  }

  /// Applies new weather, but not its city: in a late answer that is the city as it was when it was requested.
  package func update(_ weather: CityWeather) {
    var weather = weather
    weather.city = city
    self.weather.value = weather
  }

  /// The city, with the user's label.
  package var city: City { weather.value.city }
  /// The user's label.
  package var name: String { city.name }
  /// The city's time zone; UTC if the system doesn't know it.
  package var zone: Zone { city.zone }
  /// The forecast by hours and days; `nil` if unknown.
  package var forecast: Forecast? { weather.value.forecast?.value }
  /// The air quality when it was last fetched; `nil` if unknown.
  package var air: AirQuality? { weather.value.air?.value }

  /// The weather at an instant; values that the service lacks come from the forecast for the hour. `nil` if unknown.
  package func currentWeather(at now: Date) -> CurrentWeather? { weather.value.currentWeather(at: now) }

  /// A quantity at an instant, or on its day if it is a daily one, in its canonical unit; `nil` if unknown.
  package func value(_ quantity: Quantity, at now: Date) -> Double? { weather.value.value(quantity, at: now) }

  /// Warnings in force at an instant; empty if there are none, `nil` if unknown.
  package func alerts(at now: Date) -> [WeatherAlert]? { weather.value.alerts(at: now) }

  /// How current the weather is at an instant, and where it came from.
  package func status(at now: Date) -> WeatherStatus { WeatherStatus(weather.value, at: now) }

  /// Seconds since the current weather was fetched or, if over an hour old even then, observed; `nil` without it.
  package func age(at now: Date) -> Double? { weather.value.age(at: now) }

  /// The precipitation expected in the two hours after an instant.
  package func rain(at now: Date) -> RainOutlook {
    RainOutlook(currentWeather(at: now), forecast, of: city, at: now)
  }

  /// Precipitation after an instant, from quarter-hours and hours combined; `observed` is the type that falls now.
  package func rainSpell(observed: Outlook.PrecipitationType?, at now: Date) -> RainSpell {
    RainSpell(rain(at: now), forecast, observed: observed, at: now, in: zone)
  }

  /// The city's `latinName(canTransliterate:)`, cached because each frame needs it and finding it searches all places.
  package func latinName(canTransliterate: Bool) -> String? {
    if let known = latinNames[canTransliterate], known.city == city { return known.name }
    let name = city.latinName(canTransliterate: canTransliterate)
    latinNames[canTransliterate] = (city, name)
    return name
  }
}

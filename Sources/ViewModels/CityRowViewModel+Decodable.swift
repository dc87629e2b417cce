import Entities
import Essentials

extension CityRowViewModel: Decodable {
  private enum Key: String, CodingKey {
    case name, region, countryCode, latitude, longitude, timeZone, now, state, provider, observedAt, fetchedAt
    /// OpenWeatherMap's own: `main.temp` and its like.
    case main, wind, coord, sys
  }

  private enum NowKey: String, CodingKey {
    case condition, isDay, temperature, temperatureMin, temperatureMax, feelsLike, dewPoint, humidity, cloudCover
    case pressure, visibility, uvIndex, windSpeed, windGust, windDirection, precipitation, precipitationChance
  }

  private enum OpenWeatherKey: String, CodingKey {
    case temp, temp_min, temp_max, feels_like, humidity, pressure, speed, deg, gust, lat, lon, country
  }

  /// Decodes a city of the settings file, a city of the `--json` document, or an OpenWeatherMap current-weather
  /// document in metric units.
  ///
  /// Numbers of a `--json` document are in that document's units; ``DashboardViewModel`` converts them.
  package convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(name: try container.decode(String.self, forKey: .name))
    if let main = try? container.nestedContainer(keyedBy: OpenWeatherKey.self, forKey: .main) {
      showOpenWeather(main, container)
    } else {
      showKept(container)
    }
  }

  private func showKept(_ container: KeyedDecodingContainer<Key>) {
    region.value = try? container.decodeIfPresent(String.self, forKey: .region)
    countryCode.value = try? container.decodeIfPresent(String.self, forKey: .countryCode)
    if let zone = try? container.decode(String.self, forKey: .timeZone) { timeZone.value = zone }
    if let latitude = try? container.decode(Double.self, forKey: .latitude),
      let longitude = try? container.decode(Double.self, forKey: .longitude)
    {
      coordinates.value = Coordinates(latitude: latitude, longitude: longitude)
    }
    if let state = try? container.decode(WeatherState.self, forKey: .state) { self.state.value = state }
    provider.value = try? container.decodeIfPresent(Provider.self, forKey: .provider)
    observedAt.value = date(container, .observedAt)
    fetchedAt.value = date(container, .fetchedAt)
    if let now = try? container.nestedContainer(keyedBy: NowKey.self, forKey: .now) { show(now) }
  }

  private func date(_ container: KeyedDecodingContainer<Key>, _ key: Key) -> Date? {
    (try? container.decode(String.self, forKey: key)).flatMap { try? Date($0, strategy: .iso8601) }
  }

  private func show(_ now: KeyedDecodingContainer<NowKey>) {
    condition.value = try? now.decodeIfPresent(Condition.self, forKey: .condition)
    isDay.value = try? now.decodeIfPresent(Bool.self, forKey: .isDay)
    let numbers: [(Dynamic<Double?>, NowKey)] = [
      (temperature, .temperature), (temperatureMin, .temperatureMin), (temperatureMax, .temperatureMax),
      (feelsLike, .feelsLike), (dewPoint, .dewPoint), (humidity, .humidity), (cloudCover, .cloudCover),
      (pressure, .pressure), (visibility, .visibility), (uvIndex, .uvIndex), (windSpeed, .windSpeed),
      (windGust, .windGust), (windDirection, .windDirection), (precipitation, .precipitation),
      (precipitationChance, .precipitationChance),
    ]
    for (value, key) in numbers { value.value = try? now.decodeIfPresent(Double.self, forKey: key) }
  }

  private func showOpenWeather(
    _ main: KeyedDecodingContainer<OpenWeatherKey>, _ container: KeyedDecodingContainer<Key>
  ) {
    func number(_ key: OpenWeatherKey, in container: KeyedDecodingContainer<OpenWeatherKey>?) -> Double? {
      try? container?.decodeIfPresent(Double.self, forKey: key)
    }
    temperature.value = number(.temp, in: main)
    temperatureMin.value = number(.temp_min, in: main)
    temperatureMax.value = number(.temp_max, in: main)
    feelsLike.value = number(.feels_like, in: main)
    humidity.value = number(.humidity, in: main)
    pressure.value = number(.pressure, in: main)
    let wind = try? container.nestedContainer(keyedBy: OpenWeatherKey.self, forKey: .wind)
    windSpeed.value = number(.speed, in: wind)
    windDirection.value = number(.deg, in: wind)
    windGust.value = number(.gust, in: wind)
    let coordinate = try? container.nestedContainer(keyedBy: OpenWeatherKey.self, forKey: .coord)
    if let latitude = number(.lat, in: coordinate), let longitude = number(.lon, in: coordinate) {
      coordinates.value = Coordinates(latitude: latitude, longitude: longitude)
    }
    let system = try? container.nestedContainer(keyedBy: OpenWeatherKey.self, forKey: .sys)
    countryCode.value = try? system?.decodeIfPresent(String.self, forKey: .country)
  }

  /// Brings decoded numbers from the units of a `--json` document to canonical ones.
  func convert(from units: Units) {
    for value in [temperature, temperatureMin, temperatureMax, feelsLike, dewPoint] {
      value.value = value.value.map(units.temperature.celsius)
    }
    for value in [windSpeed, windGust] { value.value = value.value.map(units.windSpeed.metresPerSecond) }
    precipitation.value = precipitation.value.map(units.precipitation.millimetres)
    pressure.value = pressure.value.map(units.pressure.hectopascals)
    visibility.value = visibility.value.map(units.distance.metres)
  }
}

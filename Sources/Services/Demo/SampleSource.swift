import Entities
import Repositories

/// A provider whose weather is computed from place and time, for trying the program without a network.
struct SampleSource: WeatherSource {
  let clock: WallClock
  /// Names of cities for which it always fails, to show old and missing rows too.
  let unreachable: Set<String>

  let provider = Provider.openMeteo
  let placesPerRequest = 100
  let combinesKinds = true

  func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> Answers<PlaceWeather> {
    cities.map { city in
      if unreachable.contains(city.name) { return .failure(.noData(service)) }
      let (climate, now) = (SampleClimate(city), clock.now())
      return Result { () throws(ServiceFailure) in
        try PlaceWeather(kinds, current: climate.weather(at: now), forecast: climate.forecast(at: now))
      }
    }
  }
}

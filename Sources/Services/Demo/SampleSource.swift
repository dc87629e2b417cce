import Entities
import Repositories

/// Weather made up by formulas: a provider for looking around without a network. The same place and time always give
/// the same weather.
struct SampleSource: WeatherSource {
  let clock: WallClock
  /// Cities whose service is never there, so that old and missing rows can be seen as well.
  let unreachable: Set<String>

  let provider = Provider.openMeteo
  let placesPerRequest = 100
  let answersBothAtOnce = true

  func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> [Result<PlaceWeather, ServiceFailure>] {
    cities.map { city in
      if unreachable.contains(city.name) { return .failure(.noData(service)) }
      let (climate, now) = (SampleClimate(city), clock.now())
      return Result { () throws(ServiceFailure) in
        try PlaceWeather(kinds, current: { climate.weather(at: now) }, forecast: { climate.forecast(at: now) })
      }
    }
  }
}

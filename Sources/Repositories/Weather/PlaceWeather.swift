package import Entities

/// A service's weather for one place.
package struct PlaceWeather: Hashable, Sendable {
  /// The current weather and the forecast, each `nil` if it wasn't requested or couldn't be read.
  package var current: CurrentWeather?
  package var forecast: Forecast?
  /// Why one of the requested kinds is missing; `nil` if none is.
  package var failure: ServiceFailure?
  /// The place's offset from UTC in seconds, according to the service; `nil` if it doesn't say.
  package var utcOffset: Int?

  /// The weather of the requested kinds, the only ones evaluated; throws the first failure if none could be read.
  package init(
    _ kinds: Set<WeatherKind>, current: @autoclosure () throws(ServiceFailure) -> CurrentWeather,
    forecast: @autoclosure () throws(ServiceFailure) -> Forecast
  ) throws(ServiceFailure) {
    do { if kinds.contains(.now) { self.current = try current() } } catch { failure = error }
    do { if kinds.contains(.forecast) { self.forecast = try forecast() } } catch { failure = failure ?? error }
    if let failure, self.current == nil, self.forecast == nil { throw failure }
  }
}

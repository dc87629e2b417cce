package import Entities

/// A service's weather for one place: the requested kinds, as far as they could be read.
package struct PlaceWeather: Hashable, Sendable {
  package var current: CurrentWeather?
  package var forecast: Forecast?
  /// Why one of the requested kinds is missing; `nil` if none is.
  package var failure: ServiceFailure?
  /// The place's offset from UTC in seconds, according to the service; `nil` if it doesn't say.
  package var utcOffset: Int?

  /// Reads the requested kinds by the two functions; throws the first failure if neither can be read.
  package init(
    _ kinds: Set<WeatherKind>, current: () throws(ServiceFailure) -> CurrentWeather,
    forecast: () throws(ServiceFailure) -> Forecast
  ) throws(ServiceFailure) {
    do { if kinds.contains(.now) { self.current = try current() } } catch { failure = error }
    do { if kinds.contains(.forecast) { self.forecast = try forecast() } } catch { failure = failure ?? error }
    if let failure, self.current == nil, self.forecast == nil { throw failure }
  }
}

extension CurrentWeather {
  /// Sets each quantity that services state for an instant, rather than for a period, by its value in the canonical unit.
  mutating func setInstantaneousValues(_ value: (Quantity) -> Double?) {
    for quantity in Quantity.all(in: .now) where quantity.row.source.isService && !quantity.row.coversPeriod {
      self[quantity] = value(quantity)
    }
  }
}

extension HourlyForecast {
  /// Sets a column of values in the canonical unit, `nil` for unknown ones.
  mutating func set(_ quantity: Quantity, _ values: [Double?]) { set(quantity, values.map { Float($0 ?? .nan) }) }
}

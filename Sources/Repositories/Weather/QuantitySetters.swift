import Entities

extension CurrentWeather {
  /// Sets each quantity that services state for an instant, rather than a period, by its value in the canonical unit.
  mutating func setInstantaneousValues(_ value: (Quantity) -> Double?) {
    for quantity in Quantity.all(in: .now) where quantity.row.source.isService && !quantity.row.coversPeriod {
      self[quantity] = value(quantity)
    }
  }
}

extension HourlyForecast {
  /// Sets a column of values in the canonical unit, `nil` for unknown ones.
  mutating func set(_ quantity: Quantity, _ values: [Double?]) { set(quantity, values.map { Float($0 ?? .nan) }) }

  /// Sets the dew points, NaN without temperature or humidity; does nothing if one of their columns is missing.
  mutating func setDewPoints() {
    guard let temperatures = column(.temperature), let humidities = column(.humidity) else { return }
    let pairs = zip(temperatures, humidities)
    set(.dewPoint, pairs.map { WeatherFormulas.dewPoint(temperature: Double($0), humidity: Double($1)) })
  }
}

import Entities

extension CurrentWeather {
  /// Sets all quantities that a service has at an instant.
  mutating func read(_ value: (Quantity) -> Double?) {
    for quantity in Quantity.all(in: .now) where quantity.row.source.isService && !quantity.row.coversPeriod {
      self[quantity] = value(quantity)
    }
  }
}

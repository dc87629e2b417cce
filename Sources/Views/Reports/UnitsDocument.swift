package import Entities

/// The units as JSON.
package nonisolated struct UnitsDocument {
  private let units: Units

  package init(_ units: Units) {
    self.units = units
  }

  package var tree: JSONTree {
    .object([
      "temperature": .string(units.temperature.rawValue), "windSpeed": .string(units.windSpeed.rawValue),
      "precipitation": .string(units.precipitation.rawValue), "pressure": .string(units.pressure.rawValue),
      "distance": .string(units.distance.rawValue), "clock": .string(units.clock.rawValue),
    ])
  }
}

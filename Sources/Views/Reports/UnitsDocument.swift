package import Entities

/// The units as JSON.
package nonisolated struct UnitsDocument {
  private let units: Units

  package init(_ units: Units) {
    self.units = units
  }

  /// The object in another document.
  var tree: JSONTree { .object(members) }

  /// The document of `skydash units --json`.
  package var page: JSONTree { .object(members.merging(["schema": .integer(1)]) { $1 }) }

  private var members: [String: JSONTree] {
    [
      "temperature": .string(units.temperature.rawValue), "windSpeed": .string(units.windSpeed.rawValue),
      "precipitation": .string(units.precipitation.rawValue), "pressure": .string(units.pressure.rawValue),
      "distance": .string(units.distance.rawValue), "clock": .string(units.clock.rawValue),
    ]
  }
}

package import Entities

/// The units in use, one a line.
package nonisolated enum UnitsList {
  package static func text(_ units: Units) -> String {
    """
    temperature    \(units.temperature.rawValue)
    wind speed     \(units.windSpeed.rawValue)
    precipitation  \(units.precipitation.rawValue)
    pressure       \(units.pressure.rawValue)
    distance       \(units.distance.rawValue)
    clock          \(units.clock.rawValue)

    """
  }
}

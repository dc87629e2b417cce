package import Entities

/// What someone asked of the units: words such as `fahrenheit`, or the next temperature unit by a key.
package struct UnitsInput: Equatable, Sendable {
  /// Single units and presets, in the order they were given; later ones win.
  package var changes: [UnitChange]

  package nonisolated init(_ changes: [UnitChange]) {
    self.changes = changes
  }

  /// The other temperature unit than the one in use.
  package nonisolated static func toggledTemperature(of units: Units) -> UnitsInput {
    UnitsInput([.temperature(units.temperature == .celsius ? .fahrenheit : .celsius)])
  }

  /// The other clock than the one in use.
  package nonisolated static func toggledClock(of units: Units) -> UnitsInput {
    UnitsInput([.clock(units.clock == .h24 ? .h12 : .h24)])
  }

  /// The units after the changes.
  package nonisolated func applied(to units: Units) -> Units {
    changes.reduce(into: units) { units, change in change.apply(to: &units) }
  }
}

package import Essentials

/// The air at one place: indices, pollutants in μg/m³, pollen in grains/m³. Unknown is `nil`.
package struct AirQuality: Hashable, Sendable {
  /// A pollutant that an air quality index is made of.
  package enum Pollutant: String, CaseIterable, Sendable, Codable {
    case fineParticles, coarseParticles, ozone, nitrogenDioxide, sulphurDioxide, carbonMonoxide
  }

  /// A plant whose pollen is counted (Europe only).
  package enum Pollen: String, CaseIterable, Sendable, Codable {
    case alder, birch, grass, mugwort, olive, ragweed
  }

  package var observedAt: Date
  /// European Air Quality Index, 0…100 and beyond.
  package var europeanIndex: Double?
  /// United States Air Quality Index, 0…500.
  package var usIndex: Double?
  /// μg/m³.
  package var concentrations: [Pollutant: Double] = [:]
  /// grains/m³.
  package var pollen: [Pollen: Double] = [:]
  /// The pollutant with the highest index of its own, where the service tells.
  package var mainPollutant: Pollutant?

  package init(observedAt: Date) {
    self.observedAt = observedAt
  }

  package var isEmpty: Bool {
    europeanIndex == nil && usIndex == nil && concentrations.isEmpty && pollen.isEmpty
  }
}

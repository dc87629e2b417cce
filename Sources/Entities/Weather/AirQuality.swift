package import Essentials

/// The air quality at one place; unknown values are `nil`.
package struct AirQuality: Hashable, Sendable, Codable {
  /// A pollutant that counts towards the indices; fine particles are PM2.5, coarse ones PM10.
  package enum Pollutant: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
    case fineParticles, coarseParticles, ozone, nitrogenDioxide
  }

  /// A plant whose pollen is counted (Europe only).
  package enum Pollen: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
    case alder, birch, grass, ragweed
  }

  /// The time for which the values are given.
  package var observedAt: Date
  /// European Air Quality Index, 0…100 and beyond.
  package var european: AirIndex?
  /// United States Air Quality Index, 0…500.
  package var us: AirIndex?
  /// In grains/m³; empty where pollen isn't counted.
  package var pollen: [Pollen: Double] = [:]

  package init(observedAt: Date) { self.observedAt = observedAt }

  /// Whether no value is known.
  package var isEmpty: Bool { european == nil && us == nil && pollen.isEmpty }

  /// The index that is customary in a country or US territory, by its ISO 3166-1 alpha-2 code, or else the other one.
  package func index(inCountry code: String?) -> AirIndex? {
    // The US weather service is responsible for the same territories.
    AlertAuthority(countryCode: code) == .unitedStates ? us ?? european : european ?? us
  }
}

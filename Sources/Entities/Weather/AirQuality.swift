package import Essentials

/// The air at one place: indices and pollen in grains/m³. Unknown is `nil`.
package struct AirQuality: Hashable, Sendable, Codable {
  /// A pollutant that an air quality index is made of.
  package enum Pollutant: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
    case fineParticles, coarseParticles, ozone, nitrogenDioxide
  }

  /// A plant whose pollen is counted (Europe only).
  package enum Pollen: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
    case alder, birch, grass, ragweed
  }

  package var observedAt: Date
  /// European Air Quality Index, 0…100 and beyond.
  package var european: AirIndex?
  /// United States Air Quality Index, 0…500.
  package var us: AirIndex?
  /// grains/m³.
  package var pollen: [Pollen: Double] = [:]

  package init(observedAt: Date) {
    self.observedAt = observedAt
  }

  package var isEmpty: Bool { european == nil && us == nil && pollen.isEmpty }

  /// The index people of a country know, or else the other one.
  package func index(inCountry code: String?) -> AirIndex? { code == "US" ? us ?? european : european ?? us }
}

/// An air quality index with the band it lies in and what makes it so high.
package struct AirIndex: Hashable, Sendable, Codable {
  package enum Scale: String, Sendable, Codable {
    /// The European Air Quality Index as Open-Meteo computes it: bands of 20.
    case european
    /// The index of the US Environmental Protection Agency (40 CFR 58, appendix G).
    case us
  }

  package var scale: Scale
  package var value: Double
  /// The pollutant whose own index on this scale is the highest, where the service says so.
  package var mainPollutant: AirQuality.Pollutant?

  package init(scale: Scale, value: Double, mainPollutant: AirQuality.Pollutant? = nil) {
    self.scale = scale
    self.value = value
    self.mainPollutant = mainPollutant
  }

  /// The highest values of the bands, the best first; the sixth has no end.
  private var bounds: [Double] { scale == .european ? [20, 40, 60, 80, 100] : [50, 100, 150, 200, 300] }

  /// 0 (best) … 5 (worst).
  package var band: Int { bounds.count { value > $0 } }
}

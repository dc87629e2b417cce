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

/// An air quality index with the band it lies in.
package struct AirIndex: Hashable, Sendable {
  package enum Scale: String, Sendable {
    /// The European Air Quality Index as Open-Meteo computes it: bands of 20.
    case european
    /// The index of the US Environmental Protection Agency (40 CFR 58, appendix G).
    case us
  }

  package var scale: Scale
  package var value: Double

  /// The highest values of the bands, the best first; the sixth has no end.
  private var bounds: [Double] { scale == .european ? [20, 40, 60, 80, 100] : [50, 100, 150, 200, 300] }

  /// 0 (best) … 5 (worst).
  package var band: Int { bounds.count { value > $0 } }
}

extension AirQuality {
  /// The index people of a country know, or else the other one.
  package func index(inCountry code: String?) -> AirIndex? {
    let european = europeanIndex.map { AirIndex(scale: .european, value: $0) }
    let us = usIndex.map { AirIndex(scale: .us, value: $0) }
    return code == "US" ? us ?? european : european ?? us
  }
}

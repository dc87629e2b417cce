package import Essentials

/// The air quality at one place; unknown values are `nil`.
package struct AirQuality: Hashable, Sendable, Codable {
  /// A pollutant that air quality indices are computed from.
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
  /// In grains/m³.
  package var pollen: [Pollen: Double] = [:]

  package init(observedAt: Date) {
    self.observedAt = observedAt
  }

  package var isEmpty: Bool { european == nil && us == nil && pollen.isEmpty }

  /// The index that is usual in a country, or else the other one.
  package func index(inCountry code: String?) -> AirIndex? { code == "US" ? us ?? european : european ?? us }
}

/// An air quality index with its band and its main pollutant.
package struct AirIndex: Hashable, Sendable, Codable {
  package enum Scale: String, Sendable, Codable {
    /// The European Air Quality Index as Open-Meteo computes it: bands of 20.
    case european
    /// The index of the US Environmental Protection Agency (40 CFR 58, appendix G).
    case us
  }

  package var scale: Scale
  package var value: Double
  /// The pollutant with the highest index of its own on this scale; `nil` if the service doesn't say.
  package var mainPollutant: AirQuality.Pollutant?

  package init(scale: Scale, value: Double, mainPollutant: AirQuality.Pollutant? = nil) {
    self.scale = scale
    self.value = value
    self.mainPollutant = mainPollutant
  }

  /// The upper bounds of the bands, best first; the sixth is open-ended.
  private var bounds: [Double] { scale == .european ? [20, 40, 60, 80, 100] : [50, 100, 150, 200, 300] }

  /// 0 (best) … 5 (worst).
  package var band: Int { bounds.count { value > $0 } }
}

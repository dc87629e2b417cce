/// An air quality index with its band and its main pollutant.
package struct AirIndex: Hashable, Sendable, Codable {
  /// A way to compute an index.
  package enum Scale: String, Sendable, Codable {
    /// The European Air Quality Index as Open-Meteo computes it: bands of 20.
    case european
    /// The index of the US Environmental Protection Agency (40 CFR 58, appendix G).
    case us
  }

  package var scale: Scale
  /// The number on the scale, 0 or more; the higher, the worse.
  package var value: Double
  /// The pollutant that determines the index; `nil` if the service doesn't say.
  package var mainPollutant: AirQuality.Pollutant?

  package init(scale: Scale, value: Double, mainPollutant: AirQuality.Pollutant? = nil) {
    (self.scale, self.value, self.mainPollutant) = (scale, value, mainPollutant)
  }

  /// The upper bounds of the first five bands, inclusive, best first; the sixth is open-ended.
  private var bounds: [Double] { scale == .european ? [20, 40, 60, 80, 100] : [50, 100, 150, 200, 300] }

  /// The band that the value, rounded as it is shown, is in: 0 (best) … 5 (worst).
  package var band: Int { bounds.count { value.rounded() > $0 } }
}

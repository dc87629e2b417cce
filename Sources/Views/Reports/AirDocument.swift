import Entities

/// The air as JSON; concentrations in μg/m³, pollen in grains/m³.
nonisolated struct AirDocument {
  private let air: AirQuality?

  init(_ air: AirQuality?) {
    self.air = air
  }

  var tree: JSONTree {
    guard let air else { return .null }
    return .object([
      "observedAt": .instant(air.observedAt),
      "europeanIndex": .rounded(air.europeanIndex, digits: 0),
      "usIndex": .rounded(air.usIndex, digits: 0),
      "mainPollutant": .text(air.mainPollutant?.rawValue),
      "concentrations": .object(
        Dictionary(uniqueKeysWithValues: air.concentrations.map { ($0.key.rawValue, .rounded($0.value)) })),
      "pollen": .object(Dictionary(uniqueKeysWithValues: air.pollen.map { ($0.key.rawValue, .rounded($0.value)) })),
    ])
  }
}

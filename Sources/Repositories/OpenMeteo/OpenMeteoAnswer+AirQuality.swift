import Entities
import Essentials

extension OpenMeteoAnswer {
  /// The air now.
  ///
  /// - Throws: `noData` when every value is unknown, `unreadable` when the time is.
  func airQuality() throws(ServiceFailure) -> AirQuality {
    guard let times = current.times else { throw .unreadable(.airQuality, "its times are in another format") }
    guard let time = times.first else { throw .noData(.airQuality) }
    var air = AirQuality(observedAt: Date(timeIntervalSince1970: Double(time)))
    air.europeanIndex = amount("european_aqi")
    air.usIndex = amount("us_aqi")
    for (name, pollutant) in Self.pollutants { air.concentrations[pollutant] = amount(name) }
    for (name, plant) in Self.plants { air.pollen[plant] = amount(name) }
    air.mainPollutant = PollutantBands.main(of: air.concentrations)
    if air.isEmpty { throw .noData(.airQuality) }
    return air
  }

  private func amount(_ name: String) -> Double? { Plausible.value(current.value(name), in: 0...100_000) }

  private static let pollutants: [(String, AirQuality.Pollutant)] = [
    ("pm2_5", .fineParticles), ("pm10", .coarseParticles), ("ozone", .ozone), ("nitrogen_dioxide", .nitrogenDioxide),
  ]

  private static let plants: [(String, AirQuality.Pollen)] = [
    ("alder_pollen", .alder), ("birch_pollen", .birch), ("grass_pollen", .grass), ("ragweed_pollen", .ragweed),
  ]
}

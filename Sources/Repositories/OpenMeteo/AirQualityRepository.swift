package import Entities
package import Essentials

/// Open-Meteo's air quality API (Copernicus CAMS): indices, pollutants and pollen of up to a hundred places in a request.
package struct AirQualityRepository: Sendable {
  /// How many places one request can ask for.
  package let placesPerRequest = OpenMeteoBatch.maximumPlaces
  private let batch: OpenMeteoBatch

  /// A repository; `key` is a customer's, and without one the free service is asked.
  package init(client: HTTPClient, endpoints: Endpoints, key: String? = nil, now: @escaping @Sendable () -> Date) {
    batch = OpenMeteoBatch(
      client: client, endpoints: endpoints, service: .airQuality, path: "/v1/air-quality", key: key, now: now)
  }

  /// The air now, in the order of `cities`, of which there are at most ``placesPerRequest``.
  ///
  /// - Returns: One result for each city, or fewer where the answer could be read only up to one of them.
  /// - Throws: When nothing at all came back.
  package func airQuality(in cities: [City]) async throws(ServiceFailure) -> [Result<AirQuality, ServiceFailure>] {
    let answers = try await batch.answers(for: cities, asking: Self.parameters)
    return answers.map { answer in answer.mapOrFail { (answer) throws(ServiceFailure) in try answer.airQuality() } }
  }

  /// Ten variables, so that a place weighs one call. The cell is named because documentation and server disagree on
  /// the default.
  private static let parameters = [
    ("current", variables), ("timeformat", "unixtime"), ("timezone", "auto"), ("cell_selection", "nearest"),
  ]

  private static let variables = [
    "european_aqi", "us_aqi", "pm10", "pm2_5", "ozone", "nitrogen_dioxide", "alder_pollen", "birch_pollen",
    "grass_pollen", "ragweed_pollen",
  ].joined(separator: ",")
}

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

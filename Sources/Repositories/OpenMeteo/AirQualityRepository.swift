package import Entities
package import Essentials

/// Open-Meteo's air quality API (Copernicus CAMS): indices and pollen for up to a hundred places per request.
package struct AirQualityRepository: Sendable {
  /// The most places per request.
  package let placesPerRequest = ServiceAccess.openMeteoPlaces
  private let access: ServiceAccess

  /// A repository over the customers' service with a `key`, or over the free service without one.
  package init(client: HTTPClient, endpoints: Endpoints, key: String? = nil, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .airQuality, client: client, endpoints: endpoints, key: key, now: now)
  }

  /// The current air quality, one result per city as in ``WeatherSource/weather(_:days:in:)``.
  package func airQuality(in cities: [City]) async throws(ServiceFailure) -> Answers<AirQuality> {
    try await access.results("/v1/air-quality", for: cities, asking: Self.parameters) {
      (answer, _) throws(ServiceFailure) in
      try answer.airQuality(at: access.now())
    }
  }

  /// `cell_selection` is explicit because documentation and server disagree on the default.
  private static let parameters = [
    ("current", variables), ("timeformat", "unixtime"), ("timezone", "auto"), ("cell_selection", "nearest"),
  ]

  /// Thirteen variables, so a place counts as 1.3 calls.
  private static let variables = (indices + OpenMeteoAnswer.plants.map(\.name)).joined(separator: ",")

  private static let indices = OpenMeteoAnswer.indices.flatMap { index -> [String] in
    [index.name] + index.parts.map { "\(index.name)_\($0.name)" }
  }
}

extension OpenMeteoAnswer {
  /// The current air quality; throws `noData` if all values are unknown, `unreadable` if the time is invalid.
  func airQuality(at now: Date) throws(ServiceFailure) -> AirQuality {
    var air = AirQuality(observedAt: try observationTime(of: .airQuality, at: now))
    for (name, scale, parts) in Self.indices {
      guard let value = amount(name) else { continue }
      let part = parts.map { ($0.pollutant, value: amount("\(name)_\($0.name)") ?? -1) }.max { $0.value < $1.value }
      // If it is lower than the index, that comes from a pollutant that wasn't requested.
      let main = part.flatMap { $0.value >= value - 1 ? $0.0 : nil }
      let index = AirIndex(scale: scale, value: value, mainPollutant: main)
      if scale == .us { air.us = index } else { air.european = index }
    }
    for (name, plant) in Self.plants { air.pollen[plant] = amount(name) }
    if air.isEmpty { throw .noData(.airQuality) }
    return air
  }

  /// A value that isn't negative and not absurdly high: an index without unit, or grains of pollen per m³.
  private func amount(_ name: String) -> Double? {
    current.value(name).flatMap { (0...100_000).contains($0) ? $0 : nil }
  }

  fileprivate typealias Part = (name: String, pollutant: AirQuality.Pollutant)

  /// Each index with the pollutants that nearly always determine it.
  fileprivate static let indices: [(name: String, scale: AirIndex.Scale, parts: [Part])] = [
    (
      "european_aqi", .european,
      [
        ("pm2_5", .fineParticles), ("pm10", .coarseParticles), ("ozone", .ozone),
        ("nitrogen_dioxide", .nitrogenDioxide),
      ]
    ),
    ("us_aqi", .us, [("pm2_5", .fineParticles), ("pm10", .coarseParticles), ("ozone", .ozone)]),
  ]

  fileprivate static let plants: [(name: String, plant: AirQuality.Pollen)] = [
    ("alder_pollen", .alder), ("birch_pollen", .birch), ("grass_pollen", .grass), ("ragweed_pollen", .ragweed),
  ]
}

package import Entities
package import Essentials

/// Open-Meteo's air quality API (https://open-meteo.com/en/docs/air-quality-api, data of CAMS): indices and pollen.
package struct AirQualityRepository: Sendable {
  /// The most places per request.
  package let placesPerRequest = ServiceAccess.openMeteoPlaces
  private let access: ServiceAccess

  /// A repository over the customers' service with a `key`, or over the free service without one.
  package init(client: HTTPClient, endpoints: Endpoints, key: String? = nil, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .airQuality, client: client, endpoints: endpoints, key: key, now: now)
  }

  /// The current air quality in at most ``placesPerRequest`` cities, one result per city, in order. If the response is
  /// damaged, there are only those of the cities before the damage; throws if there are none.
  package func airQuality(in cities: [City]) async throws(ServiceFailure) -> Answers<AirQuality> {
    try await access.results("/v1/air-quality", for: cities.map(\.coordinates), asking: Self.parameters) {
      (answer, _) throws(ServiceFailure) in try answer.airQuality(at: access.now())
    }
  }

  /// `cell_selection` is stated because the documentation and the server disagree on its default.
  private static let parameters = [
    ("current", variables), ("timeformat", "unixtime"), ("timezone", "auto"), ("cell_selection", "nearest"),
  ]

  /// The names of thirteen variables, so that a place counts as 1.3 calls.
  private static let variables = (indexNames + OpenMeteoAnswer.plants.map(\.name)).joined(separator: ",")

  /// The names of the indices, and of the index of each pollutant alone.
  private static let indexNames = OpenMeteoAnswer.indices.flatMap { name, scale in
    [name] + OpenMeteoAnswer.pollutants(of: scale).map { "\(name)_\($0.name)" }
  }
}

extension OpenMeteoAnswer {
  /// The current air quality; throws `noData` if all values are unknown, `unreadable` if the time is invalid.
  func airQuality(at now: Date) throws(ServiceFailure) -> AirQuality {
    var air = AirQuality(observedAt: try observationTime(of: .airQuality, at: now))
    for (name, scale) in Self.indices {
      guard let value = amount(name) else { continue }
      let known = Self.pollutants(of: scale).compactMap { pollutantName, pollutant in
        amount("\(name)_\(pollutantName)").map { (pollutant: pollutant, value: $0) }
      }
      let highest = known.max { $0.value < $1.value }
      // If the highest is lower than the index, the main pollutant is another one. One less may be due to rounding.
      let main = highest.flatMap { $0.value >= value - 1 ? $0.pollutant : nil }
      let index = AirIndex(scale: scale, value: value, mainPollutant: main)
      if scale == .us { air.us = index } else { air.european = index }
    }
    for (name, plant) in Self.plants { air.pollen[plant] = amount(name) }
    if air.isEmpty { throw .noData(.airQuality) }
    return air
  }

  /// An index or a concentration of pollen (grains per m³); `nil` if it is unknown, negative or absurdly high.
  private func amount(_ name: String) -> Double? {
    current.value(name).flatMap { (0...100_000).contains($0) ? $0 : nil }
  }

  /// The indices by the service's names.
  fileprivate static let indices: KeyValuePairs<String, AirIndex.Scale> = ["european_aqi": .european, "us_aqi": .us]

  /// The pollutants that nearly always determine an index, by the service's names.
  fileprivate static func pollutants(of scale: AirIndex.Scale) -> [(name: String, pollutant: AirQuality.Pollutant)] {
    let common = [("pm2_5", AirQuality.Pollutant.fineParticles), ("pm10", .coarseParticles), ("ozone", .ozone)]
    return scale == .us ? common : common + [("nitrogen_dioxide", .nitrogenDioxide)]
  }

  /// The kinds of pollen by the service's names.
  fileprivate static let plants: [(name: String, plant: AirQuality.Pollen)] = [
    ("alder_pollen", .alder), ("birch_pollen", .birch), ("grass_pollen", .grass), ("ragweed_pollen", .ragweed),
  ]
}

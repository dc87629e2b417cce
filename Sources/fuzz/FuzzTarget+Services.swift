import Entities
import Foundation
import Repositories
import World

extension FuzzTarget {
  /// Readers of the services' responses: every repository gets the input as the body of each response.
  static let services: [FuzzTarget] = [
    FuzzTarget("open-meteo-now", directories: ["OpenMeteo"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = OpenMeteoRepository(client: client(body), endpoints: try .standard, now: { now })
        return failures(try await source.current(in: cities))
      }
    },
    FuzzTarget("open-meteo-forecast", directories: ["OpenMeteo"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = OpenMeteoRepository(client: client(body), endpoints: try .standard, now: { now })
        return failures(try await source.forecast(in: cities))
      }
    },
    FuzzTarget("air-quality", directories: ["AirQuality"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = AirQualityRepository(client: client(body), endpoints: try .standard, now: { now })
        return failures(try await source.airQuality(in: cities))
      }
    },
    FuzzTarget("geocoding", directories: ["Geocoding"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = GeocodingRepository(client: client(body), endpoints: try .standard, now: { now })
        let places = try await source.places(named: "Seoul", language: .english)
        return places.flatMap { [$0.fullName, $0.countryCode ?? "", $0.timeZone ?? ""] }
      }
    },
    FuzzTarget("openweathermap-now", directories: ["OpenWeatherMap"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = OpenWeatherMapRepository(client: client(body), endpoints: try .standard, key: "k", now: { now })
        return failures(try await source.current(in: cities))
      }
    },
    FuzzTarget("openweathermap-forecast", directories: ["OpenWeatherMap"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = OpenWeatherMapRepository(client: client(body), endpoints: try .standard, key: "k", now: { now })
        return failures(try await source.forecast(in: cities))
      }
    },
    FuzzTarget("met-norway", directories: ["METNorway"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = METNorwayRepository(client: client(body), endpoints: try .standard, cache: .none, now: { now })
        return failures(try await source.current(in: cities)) + failures(try await source.forecast(in: cities))
      }
    },
    FuzzTarget("nws", directories: ["NWS"]) { await warnings($0, "US") },
    FuzzTarget("met-alerts", directories: ["METAlerts"]) { await warnings($0, "NO") },
    FuzzTarget("bright-sky", directories: ["BrightSky"]) { await warnings($0, "DE") },
    FuzzTarget("eccc", directories: ["ECCC"]) { await warnings($0, "CA") },
    FuzzTarget("apod", directories: ["APOD"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = APODRepository(client: client(body), endpoints: try .standard, now: { now })
        return try await source.pictures(page: 1).pictures.flatMap(\.texts) + source.latest().texts
      }
    },
    FuzzTarget("nasa-api", directories: ["NASAAPI"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = NASAAPIRepository(client: client(body), endpoints: try .standard, key: "k", now: { now })
        return try await source.latest().texts
      }
    },
    FuzzTarget("celestrak", directories: ["Celestrak"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = CelestrakRepository(client: client(body), endpoints: try .standard, now: { now })
        return [try await source.elements(of: .iss).map { "\($0)" } ?? ""]
      }
    },
    FuzzTarget("swpc", directories: ["SWPC"]) { body in
      await texts { () async throws(ServiceFailure) in
        let source = SWPCRepository(client: client(body), endpoints: try .standard, now: { now })
        return try await source.kpForecast().steps.map { "\($0.kp)" }
      }
    },
  ]

  /// 2026-11-20T12:00:00Z.
  private static let now = Date(timeIntervalSince1970: 1_795_176_000)

  private static let cities = [(37.566, 126.9784), (51.5085, -0.1257), (78.2232, 15.6267)].compactMap { place in
    Coordinates(latitude: place.0, longitude: place.1).map {
      City(name: "City", region: nil, countryCode: "US", coordinates: $0, timeZone: "Asia/Seoul")
    }
  }

  /// The warnings of a country's authority, for a place inside the areas of the Canadian fixtures.
  private static func warnings(_ body: [UInt8], _ country: String) async -> [String] {
    await texts { () async throws(ServiceFailure) in
      var city = cities[0]
      city.countryCode = country
      city.coordinates = Coordinates(latitude: 43.7001, longitude: -79.4163) ?? city.coordinates
      let source = AlertsRepository(
        client: client(body), endpoints: try .standard, cache: .none, language: "de", now: { now })
      return try await source.alerts(in: city).flatMap(\.texts)
    }
  }

  private static let statuses = [400, 401, 403, 404, 429, 500, 502]

  /// A network that responds to every request with one body. For every eighth length of the body, the status is an
  /// error.
  private static func client(_ body: [UInt8]) -> HTTPClient {
    let status = body.count % 8 == 7 ? statuses[body.count / 8 % statuses.count] : 200
    return HTTPClient { request throws(ServiceFailure) in
      HTTPResponse(
        status: status, headers: ["content-type": "application/json"], body: Data(body))
    }
  }

  /// The texts that a call returns, or that of the failure it throws.
  private static func texts(_ call: () async throws(ServiceFailure) -> [String]) async -> [String] {
    do throws(ServiceFailure) {
      return try await call()
    } catch {
      return ["\(error)"]
    }
  }

  /// The texts of the failures among some results.
  private static func failures<Value>(_ results: Answers<Value>) -> [String] {
    results.compactMap { result in
      if case .failure(let failure) = result { "\(failure)" } else { nil }
    }
  }
}

extension Endpoints {
  /// The services' real addresses, to which nothing is sent here.
  static var standard: Endpoints {
    get throws(ServiceFailure) {
      do { return try Endpoints() } catch { throw .requestFailed(.openMeteo, .other("\(error)")) }
    }
  }
}

extension WeatherAlert {
  /// All texts in it that may be shown.
  var texts: [String] {
    [identifier, event, headline ?? "", details ?? "", instruction ?? ""]
  }
}

extension Picture {
  /// All texts and addresses in it that may be shown.
  var texts: [String] {
    let addresses = [pageURL, imageURL, originalURL, videoURL].compactMap { $0?.absoluteString }
    return [title, explanation, credit ?? "", copyright ?? "", alternativeText ?? ""] + addresses
      + links.flatMap { [$0.text, $0.url.absoluteString] }
  }
}

package import Entities
package import Essentials

/// Where the services are: their real hosts, unless the environment replaces them.
package struct Endpoints: Sendable, Hashable {
  private var replaced: [Service: String] = [:]

  /// Reads the replacing variables; an empty one counts as unset.
  package init(environment: [String: String] = [:]) throws(ProgramProblem) {
    for service in Service.allCases {
      let variable = service.environmentVariable
      guard let text = environment[variable], !text.isEmpty else { continue }
      replaced[service] = try Self.checked(text, variable: variable)
    }
  }

  /// The address of one request; path, names and values are not yet percent-encoded. Open-Meteo's customers, which have
  /// a key, have hosts of their own.
  package func url(
    _ service: Service, path: String, query: [(String, String)] = [], customer: Bool = false
  ) -> URL {
    let base = replaced[service] ?? (customer ? service.customerHost : service.host)
    var text = base + path.percentEncoded
    if !query.isEmpty {
      text += "?" + query.map { $0.0.percentEncoded + "=" + $0.1.percentEncoded }.joined(separator: "&")
    }
    return URL(string: text) ?? URL(filePath: "/")
  }

  /// Whether the environment replaces a service's address.
  package func isReplaced(_ service: Service) -> Bool { replaced[service] != nil }

  private static func checked(_ text: String, variable: String) throws(ProgramProblem) -> String {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), let host = url.host(), !host.isEmpty,
      url.user() == nil, url.password() == nil, url.query() == nil, url.fragment() == nil,
      scheme == "https" || scheme == "http"
    else { throw .notAnAddress(variable: variable) }
    guard scheme == "https" || url.isLoopback else { throw .insecure(variable: variable) }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}

extension Service {
  /// Scheme and host of the public service.
  fileprivate var host: String {
    switch self {
    case .openMeteo: "https://api.open-meteo.com"
    case .geocoding: "https://geocoding-api.open-meteo.com"
    case .airQuality: "https://air-quality-api.open-meteo.com"
    case .openWeather: "https://api.openweathermap.org"
    case .metNorway: "https://api.met.no"
    case .nws: "https://api.weather.gov"
    case .brightSky: "https://api.brightsky.dev"
    case .eccc: "https://api.weather.gc.ca"
    case .apod: "https://science.nasa.gov"
    case .nasaAPI: "https://api.nasa.gov"
    case .celestrak: "https://celestrak.org"
    case .swpc: "https://services.swpc.noaa.gov"
    }
  }

  /// Scheme and host for those with a key, where they differ.
  fileprivate var customerHost: String {
    switch self {
    case .openMeteo, .geocoding, .airQuality: host.replacing("https://", with: "https://customer-")
    case .openWeather, .metNorway, .nws, .brightSky, .eccc, .apod, .nasaAPI, .celestrak, .swpc: host
    }
  }
}

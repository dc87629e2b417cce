/// A source of weather.
package enum Provider: String, Codable, CaseIterable, Sendable {
  case openMeteo = "open-meteo"
  case openWeatherMap = "openweathermap"
  case metNorway = "met-norway"

  /// The service that is asked, whose name and credit are the provider's.
  package var service: Service {
    switch self {
    case .openMeteo: .openMeteo
    case .openWeatherMap: .openWeather
    case .metNorway: .metNorway
    }
  }

  /// The name a person knows it by.
  package var title: String { service.title }

  /// The credit its license asks for.
  package var attribution: String { service.credit }
}

extension Settings.Choice<Provider> {
  /// Those that are asked, in this order: the next takes over for the cities that one fails for.
  package var providers: [Provider] {
    switch self {
    case .auto: [.openMeteo, .metNorway]
    case .only(let provider): [provider]
    }
  }
}

/// A provider of weather data.
package enum Provider: String, Codable, CaseIterable, Sendable {
  case openMeteo = "open-meteo"
  case openWeatherMap = "openweathermap"
  case metNorway = "met-norway"

  /// Its service, which has the name and the credit.
  package var service: Service {
    switch self {
    case .openMeteo: .openMeteo
    case .openWeatherMap: .openWeather
    case .metNorway: .metNorway
    }
  }

  /// The English display name.
  package var title: String { service.title }

  /// The credit that its license requires.
  package var credit: String { service.credit }
}

extension Settings.Choice<Provider> {
  /// The providers to try, in order: a city for which one fails goes to the next. `auto` has those that need no key.
  package var providers: [Provider] {
    switch self {
    case .auto: [.openMeteo, .metNorway]
    case .only(let provider): [provider]
    }
  }
}

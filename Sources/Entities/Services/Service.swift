package import Essentials

/// A network service with its own address. The facts about it are in ``row``.
package enum Service: String, CaseIterable, Sendable, Codable {
  case openMeteo, geocoding, airQuality, openWeather, metNorway, nws, brightSky, eccc, apod, nasaAPI, celestrak, swpc

  /// The name for people.
  package var title: String { row.title }

  /// The environment variable that overrides scheme, host and port of its address.
  package var environmentVariable: String { "SKYDASH_\(row.variable)_URL" }

  /// The setting that holds its API key; empty for a service without one.
  var keyName: String { row.key?.setting ?? "" }

  /// The credit that it asks for; empty if none, or if that depends on the request.
  package var credit: String { row.credit }
}

/// The facts about a service.
package struct ServiceRow: Sendable {
  package let title: String
  /// The middle of the environment variable that overrides its address: `NWS` for `SKYDASH_NWS_URL`.
  package let variable: String
  /// Scheme and host.
  package let host: String
  /// Scheme and host for requests with a key, if different.
  package var customerHost: String?
  /// The API key it takes, and the query parameter for it.
  package var key: APIKey?
  package var keyParameter = "apikey"
  /// How much a small request counts towards its rate limit.
  package var cost = Phrase("1 request")
  /// How long to wait after a 429 without `Retry-After`: the first whose words are in the answer, or else a minute.
  package var waits: [RetryWait] = []
  package var credit = ""
}

/// How long a service that limits requests wants to be left alone.
package struct RetryWait: Sendable {
  package enum Length: Sendable {
    case seconds(Double)
    /// Until the next multiple of some seconds, for counters that are reset by the clock, plus a margin in seconds.
    case next(Double, margin: Double)
  }

  package let length: Length
  /// Lower-case words of which the answer must contain one; without words, it applies to every answer.
  package var words: [String] = []

  /// When the service may be requested again.
  package func end(after now: Date) -> Date {
    switch length {
    case .seconds(let seconds): now.addingTimeInterval(seconds)
    case .next(let period, let margin):
      Date(timeIntervalSince1970: ((now.timeIntervalSince1970 / period).rounded(.down) + 1) * period + margin)
    }
  }
}

package import Essentials

/// A service of the network, each with an address of its own. All that is known of it is its row in the table, ``row``.
package enum Service: String, CaseIterable, Sendable, Codable {
  case openMeteo, geocoding, airQuality, openWeather, metNorway, nws, brightSky, eccc, apod, nasaAPI, celestrak, swpc

  /// The name a person knows it by.
  package var title: String { row.title }

  /// The environment variable that replaces scheme, host and port of its address.
  package var environmentVariable: String { "SKYDASH_\(row.variable)_URL" }

  /// The setting that holds its key; empty for a service without keys.
  var keyName: String { row.key?.setting ?? "" }

  /// The credit it asks for; empty for a service that asks for none, or whose credit depends on what it is asked for.
  package var credit: String { row.credit }
}

/// What differs between services.
package struct ServiceRow: Sendable {
  package let title: String
  /// The middle of the environment variable that replaces its address: `NWS` for `SKYDASH_NWS_URL`.
  package let variable: String
  /// Scheme and host.
  package let host: String
  /// Scheme and host for those with a key, where they have one of their own.
  package var customerHost: String?
  /// The key it takes, and the query parameter that carries it.
  package var key: APIKey?
  package var keyParameter = "apikey"
  /// What a small question to it counts against its allowance.
  package var cost = Phrase("1 request")
  /// When to ask again after 429 without `Retry-After`: the first whose words are in the answer.
  package let waits: [RetryWait]
  package var credit = ""
}

/// How long a service that refuses further requests wants to be left alone, where it is known for that.
package struct RetryWait: Sendable {
  package enum Length: Sendable {
    case seconds(Double)
    /// To the next multiple of so many seconds, for counters that are reset by the clock, and a margin of seconds.
    case next(Double, margin: Double)
  }

  package let length: Length
  /// Words in small letters, any of which its answer holds; without words it is for every answer.
  package var words: [String] = []

  /// The first moment after `now` at which the service may be asked again.
  package func end(after now: Date) -> Date {
    switch length {
    case .seconds(let seconds): now.addingTimeInterval(seconds)
    case .next(let period, let margin):
      Date(timeIntervalSince1970: ((now.timeIntervalSince1970 / period).rounded(.down) + 1) * period + margin)
    }
  }
}

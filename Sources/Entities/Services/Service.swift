/// A network service with its own address. The facts about it are in ``row``.
package enum Service: String, CaseIterable, Sendable, Codable {
  /// Weather, the place search and the air; MET Norway also issues warnings.
  case openMeteo, geocoding, airQuality, openWeather, metNorway
  /// Official warnings: the US National Weather Service, Bright Sky for Germany, Environment and Climate Change Canada.
  case nws, brightSky, eccc
  /// The Astronomy Picture of the Day: NASA's website and its API.
  case apod, nasaAPI
  /// Orbits of satellites, and the Kp forecast of the US Space Weather Prediction Center.
  case celestrak, swpc

  /// The English display name.
  package var title: String { row.title }

  /// The translatable name, for sentences.
  package var name: Phrase { Phrase(name: title) }

  /// The environment variable that overrides scheme, host and port of its address.
  package var environmentVariable: String { "SKYDASH_\(row.variable)_URL" }

  /// The credit that it asks for; empty if none, or if that depends on the request.
  package var credit: String { row.credit }
}

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

/// The facts about a service.
package struct ServiceRow: Sendable {
  /// The English display name; in sentences, it is translated.
  package let title: String
  /// The middle of the environment variable that overrides its address: `NWS` for `SKYDASH_NWS_URL`.
  package let variable: String
  /// Scheme and host of its address.
  package let host: String
  /// Scheme and host for requests with a key, if different.
  package var customerHost: String?
  /// The API key it takes; `nil` if it takes none.
  package var key: APIKey?
  /// The query parameter for the key.
  package var keyParameter = "apikey"
  /// How much a small request, such as the doctor's, counts towards its rate limit.
  package var cost = Phrase("1 request")
  /// The waits after a status 429 without `Retry-After`: the first whose words match applies, or else a minute.
  package var waits: [RetryWait] = []
  /// The credit that it asks for; empty if none, or if that depends on the request.
  package var credit = ""
}

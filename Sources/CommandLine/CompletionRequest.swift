/// What a completion script asks of `skydash __complete`; the answer is one candidate a line.
package enum CompletionRequest: Equatable, Sendable {
  /// The names of the saved cities.
  case cities
  /// Names of the gazetteer that begin with the prefix.
  case places(prefix: String)
}

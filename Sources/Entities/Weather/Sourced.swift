package import Essentials

/// A value with its provider and the time at which it was fetched. `Value` is unconstrained: with a constraint, its
/// conformance would be looked up among all those of the program at each start.
package struct Sourced<Value> {
  package var value: Value
  package var provider: Provider
  package var fetchedAt: Date
  /// The number of days requested, for a forecast of more than usual, of which the answer may have fewer; else `nil`.
  package var requestedDays: Int?

  package init(_ value: Value, provider: Provider, fetchedAt: Date, requestedDays: Int? = nil) {
    (self.value, self.provider, self.fetchedAt, self.requestedDays) = (value, provider, fetchedAt, requestedDays)
  }
}

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable, Hashable where Value: Hashable {}
extension Sourced: Codable where Value: Codable {}

/// A value with the time at which it was fetched; unconstrained like ``Sourced``.
package struct Fetched<Value> {
  package var value: Value
  package var fetchedAt: Date

  package init(_ value: Value, fetchedAt: Date) { (self.value, self.fetchedAt) = (value, fetchedAt) }
}

extension Fetched: Sendable where Value: Sendable {}
extension Fetched: Equatable, Hashable where Value: Hashable {}
extension Fetched: Decodable where Value: Decodable {}

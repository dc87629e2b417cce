package import Essentials

/// A value with its provider and the time at which it was fetched. `Value` is unconstrained: with a constraint, its
/// conformance would be looked up among all those of the program at each start.
package struct Sourced<Value> {
  package var value: Value
  package var provider: Provider
  package var fetchedAt: Date

  package init(_ value: Value, provider: Provider, fetchedAt: Date) {
    (self.value, self.provider, self.fetchedAt) = (value, provider, fetchedAt)
  }
}

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable, Hashable where Value: Hashable {}
extension Sourced: Codable where Value: Codable {}

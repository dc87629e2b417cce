package import Entities

/// A city named in a command: a saved one, or a guest for this run.
package struct FoundCity: Equatable, Sendable {
  package var city: City
  /// How the name was interpreted; `nil` if the city is saved.
  package var guest: PlaceInterpretation?

  package init(city: City, guest: PlaceInterpretation? = nil) { (self.city, self.guest) = (city, guest) }
}

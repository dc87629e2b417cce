package import Entities

/// The city meant by a name in a command: a saved one, or another place for this run only.
package struct FoundCity: Equatable, Sendable {
  package var city: City
  /// How the name was interpreted; `nil` if the city is saved.
  package var interpretation: PlaceInterpretation?

  package init(city: City, interpretation: PlaceInterpretation? = nil) {
    (self.city, self.interpretation) = (city, interpretation)
  }
}

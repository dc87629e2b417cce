package import Entities

/// What adding a city came to: which place was taken, and which others might have been meant.
package struct AddedCity: Equatable, Sendable {
  package var city: City
  package var place: Place
  package var others: [Place]
}

package import Entities

/// The place that is taken as the meaning of a request, and the others that might have been meant.
package struct PlaceInterpretation: Equatable, Sendable {
  /// The request, in which a label typed with the place (`Seoul as Home`) is already split off as its `name`.
  package let request: AddRequest
  /// The place with the requested number, else the best one.
  package let place: Place
  /// All places that the text can mean, best first; empty if the user has chosen one.
  private let candidates: [Place]
  /// The places for the user to choose from, ``place`` first; empty if no other is about as likely.
  package let choices: [Place]

  /// A request taken to mean `place`, of all its `candidates`, best first; these are empty if the user has chosen one.
  /// If there are `rivals`, other candidates about as likely, the user must choose.
  package init(_ request: AddRequest, _ place: Place, among candidates: [Place] = [], rivals: [Place] = []) {
    (self.request, self.place, self.candidates) = (request, place, candidates)
    choices = rivals.isEmpty ? [] : [place] + rivals
  }

  /// The other candidates with the name of ``place``, best first, each with its number among all of them, from 1.
  package var others: [(number: Int, place: Place)] {
    // Within a kilometre, it is the same town listed twice.
    candidates.enumerated().filter {
      $0.element.name.isSameName(as: place.name) && $0.element.coordinates.distance(to: place.coordinates) > 1
    }.map { (number: $0.offset + 1, place: $0.element) }
  }
}

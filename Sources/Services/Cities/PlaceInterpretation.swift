package import Entities

/// What a request for a place means: the place chosen, and the others that might have been meant.
package struct PlaceInterpretation: Equatable, Sendable {
  /// The request; a label typed with the place (`Seoul as Home`) is already split off into its `name`.
  package let request: AddRequest
  /// The place chosen: the requested one, else the best.
  package let place: Place
  /// All places that the text can mean, best first; empty if the user chose one.
  private let candidates: [Place]
  /// The equally likely places for the user to choose from, ``place`` first; empty if that is clearly meant.
  package let choices: [Place]

  /// An interpretation as `place`; with `rivals`, other places that are as likely, the user must choose.
  package init(_ request: AddRequest, _ place: Place, among candidates: [Place] = [], rivals: [Place] = []) {
    (self.request, self.place, self.candidates) = (request, place, candidates)
    choices = rivals.isEmpty ? [] : [place] + rivals
  }

  /// Kilometres within which a candidate of the same name is the same town, listed twice.
  private static let namesakeDistance = 1.0

  /// The other places with ``place``'s name and their 1-based candidate numbers, best first.
  package var others: [(number: Int, place: Place)] {
    candidates.enumerated().filter {
      $0.element.name.isSameName(as: place.name)
        && $0.element.coordinates.distance(to: place.coordinates) > Self.namesakeDistance
    }.map { (number: $0.offset + 1, place: $0.element) }
  }
}

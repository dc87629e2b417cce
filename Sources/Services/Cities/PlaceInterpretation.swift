package import Entities

/// The interpretation of a request for a place: the place chosen, and the others that might have been meant.
package struct PlaceInterpretation: Equatable, Sendable {
  /// The request, with a label typed together with the place split off as its name.
  package let request: AddRequest
  /// The place chosen: the requested one, else the best.
  package let place: Place
  /// All places that may be meant, best first.
  private let candidates: [Place]
  /// The places for the user to choose from, best first; empty if `place` is clearly meant.
  package let choices: [Place]

  /// `rivals` are the places between which and `place` only the user can choose, best first.
  init(_ request: AddRequest, _ place: Place, among candidates: [Place], rivals: [Place] = []) {
    (self.request, self.place, self.candidates) = (request, place, candidates)
    choices = rivals.isEmpty ? [] : [place] + rivals
  }

  /// A place chosen by the user.
  package init(_ request: AddRequest, _ place: Place) { self.init(request, place, among: [place]) }

  /// Other places of that name with their 1-based candidate numbers, best first.
  package var others: [(number: Int, place: Place)] {
    candidates.enumerated().filter {
      $0.element.name.isSameName(as: place.name)
        && $0.element.coordinates.distance(to: place.coordinates) > Self.namesakeDistance
    }.map { (number: $0.offset + 1, place: $0.element) }
  }

  /// Kilometres; a place of the same name that is nearer is the same one.
  private static let namesakeDistance = 1.0
}

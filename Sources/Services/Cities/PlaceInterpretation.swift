package import Entities

/// The interpretation of a request for a place: the place chosen, and the others that might have been meant.
package struct PlaceInterpretation: Equatable, Sendable {
  /// The request, with a label typed together with the place split off as its name.
  package let request: AddRequest
  package let place: Place
  /// All places that may be meant, best first.
  private let candidates: [Place]
  /// The places that only the user can choose between, best first; empty if one is clearly meant.
  package let doubt: [Place]

  init(_ request: AddRequest, _ place: Place, among candidates: [Place], rivals: [Place] = []) {
    (self.request, self.place, self.candidates) = (request, place, candidates)
    doubt = rivals.isEmpty ? [] : [place] + rivals
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

  /// Kilometres; a place of the same name farther away is a different one.
  private static let namesakeDistance = 1.0
}

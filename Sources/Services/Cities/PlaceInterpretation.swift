package import Entities

/// The interpretation of a request for a place: the place chosen, and the others that might have been meant.
package struct PlaceInterpretation: Equatable, Sendable {
  /// The request; a label typed with the place (`Seoul as Home`) is already split off into its `name`.
  package let request: AddRequest
  /// The place chosen: the requested one, else the best.
  package let place: Place
  /// All places that may be meant, best first.
  private let candidates: [Place]
  /// The places for the user to choose from, best first; empty if `place` is clearly meant.
  package let choices: [Place]

  /// `rivals` are equally likely places, best first, so that the user must choose; empty if `place` is clearly meant.
  init(_ request: AddRequest, _ place: Place, among candidates: [Place], rivals: [Place] = []) {
    (self.request, self.place, self.candidates) = (request, place, candidates)
    choices = rivals.isEmpty ? [] : [place] + rivals
  }

  /// An unambiguous interpretation: a place that the user chose, without others.
  package init(_ request: AddRequest, _ place: Place) { self.init(request, place, among: [place]) }

  /// Kilometres; a candidate of the same name that is nearer is the same town, listed twice with slightly different
  /// coordinates. Saved places have a tighter limit, since one town may have several.
  private static let namesakeDistance = 1.0

  /// Other places of that name with their 1-based candidate numbers, best first; empty if there are none.
  package var others: [(number: Int, place: Place)] {
    candidates.enumerated().filter {
      $0.element.name.isSameName(as: place.name)
        && $0.element.coordinates.distance(to: place.coordinates) > Self.namesakeDistance
    }.map { (number: $0.offset + 1, place: $0.element) }
  }
}

package import Entities

/// What a request for a place means: which place is taken, and which others might have been meant.
package struct PlaceMeaning: Equatable, Sendable {
  /// What is asked for; a label that was typed with the place is the request's name.
  package let request: AddRequest
  package let place: Place
  /// All that may be meant, best first.
  private let candidates: [Place]
  /// The places between which only a person can choose, best first; none where one is clearly meant.
  package let doubt: [Place]

  init(_ request: AddRequest, _ place: Place, among candidates: [Place], rivals: [Place] = []) {
    self.request = request
    self.place = place
    self.candidates = candidates
    doubt = rivals.isEmpty ? [] : [place] + rivals
  }

  /// The place that a person chose among others.
  package init(_ request: AddRequest, _ place: Place) { self.init(request, place, among: [place]) }

  /// Other places of that name with their numbers among the candidates, from 1, the most likely first.
  package var others: [(number: Int, place: Place)] {
    candidates.enumerated().filter {
      $0.element.name.isSameName(as: place.name)
        && $0.element.coordinates.distance(to: place.coordinates) > Self.namesakeDistance
    }.map { (number: $0.offset + 1, place: $0.element) }
  }

  /// Kilometres from which on a place of the same name is another one.
  private static let namesakeDistance = 1.0
}

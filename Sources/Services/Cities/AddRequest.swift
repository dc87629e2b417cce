/// A checked wish to add a city.
package struct AddRequest: Equatable, Sendable {
  /// A place's name with or without a qualifier, an airport's code, or coordinates.
  package var place: String
  /// The label to use instead of the place's own name.
  package var name: String?
  /// Whether it goes to the top of the list.
  package var isFirst: Bool
  /// Which candidate of a search to take, from 1.
  package var choice: Int?

  package init(place: String, name: String? = nil, isFirst: Bool = false, choice: Int? = nil) {
    self.place = place
    self.name = name
    self.isFirst = isFirst
    self.choice = choice
  }
}

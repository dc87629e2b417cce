/// A city to add, as someone typed it on the command line or into the live table.
package struct AddRequest: Equatable, Sendable {
  /// A place's name with or without a qualifier, an airport's code, or coordinates; without anything that cannot be
  /// shown, and empty when nothing is left.
  package let place: String
  /// The label to use instead of the place's own name, cleaned likewise.
  package let name: String?
  /// Whether it goes to the top of the list.
  package let isFirst: Bool
  /// Which candidate of a search to take, from 1; `nil` for the best.
  package let choice: Int?

  package init(place: String, name: String? = nil, isFirst: Bool = false, choice: Int? = nil) {
    self.place = SafeText.line(place, limit: 200)
    self.name = name.map { SafeText.line($0, limit: Settings.nameLimit) }
    self.isFirst = isFirst
    self.choice = choice
  }
}

import Entities
package import Services

/// What someone typed to add a city, on the command line or into the live table.
package struct AddCityInput: Equatable, Sendable {
  /// The words that form one place.
  package var place: String
  /// The label they want, or `nil` for the place's own name.
  package var name: String?
  package var isFirst: Bool
  /// Which candidate of a search to take, from 1.
  package var choice: Int?

  package nonisolated init(place: String, name: String? = nil, isFirst: Bool = false, choice: Int? = nil) {
    self.place = place
    self.name = name
    self.isFirst = isFirst
    self.choice = choice
  }

  /// What keeps it from being carried out, each a sentence for the person; empty when nothing does.
  package nonisolated var problems: [String] {
    var problems: [String] = []
    if cleanPlace.isEmpty { problems.append("Type the name of a place, such as Seoul.") }
    if let name, SafeText.line(name, limit: Settings.nameLimit).isEmpty {
      problems.append("A name needs at least one visible character.")
    }
    if let choice, choice < 1 { problems.append("Candidates are numbered from 1.") }
    return problems
  }

  /// The clean wish, or `nil` while there are problems.
  package nonisolated var request: AddRequest? {
    guard problems.isEmpty else { return nil }
    return AddRequest(
      place: cleanPlace, name: name.map { SafeText.line($0, limit: Settings.nameLimit) }, isFirst: isFirst,
      choice: choice)
  }

  private nonisolated var cleanPlace: String { SafeText.line(place, limit: 200) }
}

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

  /// A request for what was typed, which may tell the label as well: `Seoul as Home`.
  package init(place: String, name: String? = nil, isFirst: Bool = false, choice: Int? = nil) {
    let (place, label) = name == nil ? Self.parts(of: place) : (place, name)
    self.place = SafeText.line(place, limit: 200)
    self.name = label.map { SafeText.line($0, limit: Settings.nameLimit) }
    self.isFirst = isFirst
    self.choice = choice
  }

  /// The place and the label of `Seoul as Home`; the last `as` between two words counts.
  package static func parts(of text: String) -> (place: String, label: String?) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let index = words.dropLast().lastIndex(where: { $0.lowercased() == "as" }), index > 0 else {
      return (text, nil)
    }
    return (words[..<index].joined(separator: " "), words[(index + 1)...].joined(separator: " "))
  }
}

/// A request to add a city, as typed on the command line or in the live table.
package struct AddRequest: Equatable, Sendable {
  /// A place name with or without a qualifier, an airport code, coordinates, or the query of a `geo:` URI. It is safe
  /// to show, at most 200 Unicode scalars long, and may be empty.
  package let place: String
  /// The label to use instead of the place's name, safe and within ``Settings/nameLimit``; `nil` to use that name.
  package let name: String?
  /// Whether to put it at the top of the list.
  package let isFirst: Bool
  /// The number of the search result to add, from 1; `nil` for the best.
  package let choice: Int?

  package init(place: String, name: String? = nil, isFirst: Bool = false, choice: Int? = nil) {
    let text = SafeText.line(place, limit: .max)
    self.place = SafeText.line(CoordinateText.query(text) ?? text, limit: 200)
    self.name = name.map { SafeText.line($0, limit: Settings.nameLimit) }
    (self.isFirst, self.choice) = (isFirst, choice)
  }

  /// The request with the label split off from a place such as `Seoul as Home`, at the last `as` between other words;
  /// unchanged if it has a label already or there is no such `as`.
  package var withTypedLabel: AddRequest {
    let words = place.split(separator: " ")
    guard name == nil, let index = words.dropLast().lastIndex(where: { $0.lowercased() == "as" }), index > 0 else {
      return self
    }
    return AddRequest(
      place: words[..<index].joined(separator: " "), name: words[(index + 1)...].joined(separator: " "),
      isFirst: isFirst, choice: choice)
  }
}

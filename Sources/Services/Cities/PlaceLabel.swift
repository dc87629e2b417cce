import Entities
import Gazetteer

/// What a place is called in the table where its person did not say.
enum PlaceLabel {
  /// What was typed, before any region or country, where it is one of the place's names; else the place's own name.
  ///
  /// Small letters alone are no spelling: `new york` becomes `New York`; capitals alone may be a code, and a code is no
  /// name.
  static func text(for place: Place, typed: String) -> String {
    let typed = SafeText.line(String(typed.prefix { !",，、".contains($0) }), limit: Settings.nameLimit)
    guard isName(typed, of: place) else { return place.name }
    let isCased = typed.contains(where: \.isLowercase) && typed.contains(where: \.isUppercase)
    let isCaseless = !typed.contains { $0.isLowercase || $0.isUppercase }
    if isCased || isCaseless { return typed }
    let isCode = typed.utf8.count <= 3 && typed.utf8.allSatisfy { 0x41...0x5A ~= $0 }
    if isCode || typed.isSameName(as: place.name) { return place.name }
    return typed.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }

  private static func isName(_ text: String, of place: Place) -> Bool {
    !text.isEmpty
      && (text.isSameName(as: place.name)
        || Gazetteer.search(text, limit: 100).contains {
          [.exact, .seldom].contains($0.match) && Place($0)?.coordinates == place.coordinates
        })
  }
}

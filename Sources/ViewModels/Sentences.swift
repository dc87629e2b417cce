package import Services
import Entities
import Essentials

/// Sentences that the command line and the live table both say.
package enum Sentences {
  /// What adding came to: `Added Seoul, South Korea (37.57, 126.98).`, with other places of that name.
  package static func added(_ added: AddedCity) -> String {
    let place = added.place
    let position = [place.coordinates.latitude, place.coordinates.longitude].map { $0.text(decimals: 2) }.joined(
      separator: ", ")
    let label = added.city.name == place.name ? "" : " as \(added.city.name)"
    return "Added \(place.fullName)\(label) (\(position))."
  }

  /// Other places that may have been meant, or `nil` when there are none.
  package static func others(_ added: AddedCity) -> String? {
    guard !added.others.isEmpty else { return nil }
    let names = added.others.prefix(3).map(\.fullName)
    return "Also found: \(names.joined(separator: "; "))."
  }
}

/// A city removed from the list, with what is needed to restore it.
package struct RemovedCity: Sendable {
  package let city: City
  /// Its position from 0.
  package let index: Int
  /// Its JSON in the settings file, with any keys that the user added; `nil` if not found.
  package let json: String?

  package init(city: City, index: Int, json: String?) { (self.city, self.index, self.json) = (city, index, json) }
}

/// A city that was removed from the list, for putting it back whole.
package struct RemovedCity: Sendable {
  package let city: City
  /// Its position from 0.
  package let index: Int
  /// Its JSON as its person wrote it, with the keys that they added; `nil` where none was found.
  package let json: String?

  package init(city: City, index: Int, json: String?) {
    self.city = city
    self.index = index
    self.json = json
  }
}

/// The name of one thing kept. It must hold no secret: it is written to the disk.
package struct CacheKey: Hashable, Sendable {
  /// What is kept; each kind has a directory of its own, by this name.
  package enum Kind: String, CaseIterable, Sendable {
    case now, forecast, air, alerts, picture, image, places
    /// Answers as they came, of services that want to be asked whether they changed.
    case documents
    /// Times before which a service is not asked; these are never dropped for space.
    case waits
  }

  package var kind: Kind
  /// Which one: coordinates, a date, an address.
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

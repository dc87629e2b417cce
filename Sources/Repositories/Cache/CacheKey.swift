import Essentials

/// The key of a cache entry. It must not contain an API key, because it is written to disk.
package struct CacheKey: Hashable, Sendable {
  /// A kind of entry. Each has a directory with its name.
  package enum Kind: String, CaseIterable, Sendable {
    /// The current weather, the forecast, the air quality and the warnings of a place, by coordinates.
    case now, forecast, air, alerts
    /// The descriptions of pictures, by day, and which one is the newest.
    case picture
    /// A picture file, by address.
    case image
    /// Orbits of satellites, and the geomagnetic forecast.
    case sky
    /// Raw responses of services that require conditional requests.
    case documents
    /// Times before which a service must not be asked, and the like; never dropped to free space.
    case waits
  }

  package var kind: Kind
  /// Identifies the entry within its kind, such as coordinates, a date or an address.
  package var text: String

  package init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// A name that any file system allows. Should two keys have the same one, the key in the file tells them apart.
  var fileName: String { Data(text.utf8).checksum }

  /// Whether a file name is that of an entry, or of an entry's temporary file whose writer was killed.
  static func isFileName(_ name: String) -> Bool {
    let digits = PosixDisk.stem(ofTemporary: name) ?? name[...]
    return digits.utf8.count == 16 && digits.utf8.allSatisfy { $0.isASCIIDigit || "abcdef".utf8.contains($0) }
  }
}

package import Essentials

/// An entry of a directory; a link itself, not what it leads to.
package struct FileEntry: Hashable, Sendable {
  package var name: String
  /// Its size in bytes.
  package var size: Int
  package var modified: Date
  package var isDirectory: Bool
}

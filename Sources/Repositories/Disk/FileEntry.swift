package import Essentials

/// A directory entry.
package struct FileEntry: Hashable, Sendable {
  package var name: String
  /// Its size in bytes.
  package var size: Int
  package var modified: Date
  package var isDirectory: Bool
}

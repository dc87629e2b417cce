package import Essentials

/// One entry of a directory.
package struct FileEntry: Hashable, Sendable {
  package var name: String
  /// Bytes.
  package var size: Int
  package var modified: Date
  package var isDirectory: Bool

  package init(name: String, size: Int, modified: Date, isDirectory: Bool) {
    self.name = name
    self.size = size
    self.modified = modified
    self.isDirectory = isDirectory
  }
}

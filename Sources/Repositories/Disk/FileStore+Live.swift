import Foundation

extension FileStore {
  /// The disk.
  package static var live: FileStore { .nothing }
}

package import Entities
package import Essentials
package import Repositories

/// A picture file that the user saves on disk.
package struct PictureFile: Sendable {
  /// Where it is or will be.
  package let path: String
  private let files: FileStore

  /// A file at an absolute path.
  package init(path: String, files: FileStore) { (self.path, self.files) = (path, files) }

  /// A file name such as `apod-2026-11-20.jpg`, with the extension of the data's image format.
  package static func name(of picture: Picture, _ data: Data) -> String {
    "apod-\(picture.date).\(data.pictureFileExtension ?? "jpg")"
  }

  /// Whether there is already a file at the path.
  package var exists: Bool { files.modificationDate(path) != nil }

  /// Writes the file atomically; throws `ProgramProblem.pictureFile`, also if a file exists and `overwrites` is false.
  package func save(_ data: Data, overwrites: Bool) throws(ProgramProblem) {
    do throws(FileProblem) {
      try files.writeAtomically(path, data, .init(mode: 0o644, isNew: !overwrites))
    } catch {
      throw .pictureFile(path: path, error)
    }
  }
}

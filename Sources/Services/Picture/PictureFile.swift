package import Entities
package import Essentials
package import Repositories

/// A picture's file on the person's disk.
package struct PictureFile: Sendable {
  /// Where it is, or shall be.
  package let path: String
  private let files: FileStore

  /// A file at an absolute path.
  package init(path: String, files: FileStore) {
    self.path = path
    self.files = files
  }

  /// The name of a picture's file: `apod-2026-11-20.jpg`, with the ending of what the bytes are.
  package static func name(of picture: Picture, _ data: Data) -> String {
    "apod-\(picture.date).\(data.pictureFileEnding ?? "jpg")"
  }

  /// Whether something is there already.
  package var exists: Bool { files.modificationDate(path) != nil }

  /// Writes the bytes, all or nothing; throws `exists` if something is there that is not to be replaced.
  package func save(_ data: Data, overwrites: Bool) throws(ProgramProblem) {
    do throws(FileProblem) {
      try files.writeAtomically(path, data, .init(mode: 0o644, isNew: !overwrites))
    } catch {
      throw .pictureFile(path: path, error)
    }
  }
}

package import Entities
package import Essentials

/// The settings file: what a person chose, and may have edited by hand.
package struct SettingsRepository: Sendable {
  package let path: String
  private let files: FileStore

  /// More than a hundred thousand cities.
  private static let maximumBytes = 32_000_000

  package init(path: String, files: FileStore) {
    self.path = path
    self.files = files
  }

  /// When the file was last written, or `nil` when there is none.
  package var lastChange: Date? { files.modificationDate(path) }

  /// Something for each time the file was changed, or `nil` where one has to look.
  package var changes: AsyncStream<Void>? { files.changes(path) }

  /// The settings and a sentence for each field that was passed over; the defaults when there is no file or an empty one.
  package func load() throws(SettingsProblem) -> (settings: Settings, warnings: [String]) {
    try SettingsDocument.loaded(from: document())
  }

  /// Reads, changes and writes while no other program can; writes only what the change touched, and nothing when it
  /// throws or changes nothing.
  ///
  /// Of fields that are set on purpose, such as `units.temperature`, a value of the file that cannot be read is replaced
  /// also by the default, which held in its place before.
  ///
  /// - Throws: `SettingsProblem`, or what the change throws.
  @discardableResult
  package func update<Result>(
    setting names: [String] = [], _ change: (inout Settings) throws -> Result
  ) throws -> Result {
    do {
      return try files.withLock(path) { try locked(names, change) }
    } catch let problem as FileProblem {
      throw SettingsProblem.cannotWrite(path: path, problem)
    }
  }

  private func locked<Result>(_ names: [String], _ change: (inout Settings) throws -> Result) throws -> Result {
    let document = try document()
    let before = SettingsDocument.loaded(from: document).settings
    var after = before
    let result = try change(&after)
    let merged = try SettingsDocument.merged(after, before: before, setting: names, into: document, at: path)
    guard after != before || merged != document else { return result }
    let text = merged.text + "\n"
    try files.writeAtomically(path, Data(text.utf8), .init(mode: 0o600, isDurable: true))
    return result
  }

  private func document() throws(SettingsProblem) -> JSONValue {
    let data: Data?
    do { data = try files.read(path, Self.maximumBytes) } catch { throw .cannotRead(path: path, error) }
    guard let data, !data.isEmpty else { return .object([]) }
    do throws(JSONMistake) {
      let document = try JSONReader.strict(data)
      guard case .object = document else {
        throw JSONMistake(line: 1, column: 1, reason: "an object in braces is missing")
      }
      return document
    } catch {
      throw .notJSON(path: path, line: error.line, column: error.column, reason: error.reason)
    }
  }
}

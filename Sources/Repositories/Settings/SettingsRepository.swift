package import Entities
package import Essentials

/// The settings file, which the user may edit by hand.
package final class SettingsRepository: Sendable {
  /// The path of the file; `nil` if there is no place for it, so that nothing can be saved.
  package let path: String?
  private let ownDirectory: String?
  private let files: FileStore
  private let newUnits: Units?
  private let memory: SettingsMemory

  /// The largest file read, in bytes: enough for a hundred thousand cities.
  private static let maximumBytes = 32_000_000

  /// The file at `path`, which is read only if `ownDirectory`, normally its directory, is this user's and not writable
  /// by others; `nil` for no check. A new file gets `newUnits`; `nil` for the defaults, which needn't be written. `now`
  /// is the clock by which a missing file is waited for.
  package init(
    path: String?, ownDirectory: String? = nil, files: FileStore, newUnits: Units? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.path, self.ownDirectory, self.files, self.newUnits) = (path, ownDirectory, files, newUnits)
    memory = SettingsMemory(now: now)
  }

  /// Whether the file was missing or empty when last read, and may reappear.
  package var isTemporarilyMissing: Bool { memory.isTemporarilyMissing }

  /// When the file was last modified, or `nil` if it doesn't exist.
  package var lastChange: Date? { path.flatMap(files.modificationDate) }

  /// An element for each change of the file; `nil` if the caller has to poll.
  package var changes: AsyncStream<Void>? { path.flatMap(files.changes) }

  /// The settings, and a warning for each field that was ignored. Without a file they are those of a new one; for an
  /// empty file, the defaults. Throws `cannotRead`, or `notJSON` for anything but a JSON object.
  package func load() throws(SettingsProblem) -> (settings: Settings, warnings: [SettingsWarning]) {
    SettingsDocument.loaded(from: try document() ?? newDocument)
  }

  /// Reads, changes and writes the file while holding its lock. Writes only what differs; nothing if the change throws.
  ///
  /// For the settings in `keys`, such as `units.temperature`, an invalid value in the file is replaced even by the
  /// default that was used in its place. A city that the change restores gets back the members it had in `removed`.
  /// Throws `SettingsProblem`, `ProgramProblem.noHome`, or what the change throws.
  @discardableResult
  package func update<Result>(
    setting keys: [String] = [], restoring removed: RemovedCity? = nil, _ change: (inout Settings) throws -> Result
  ) throws -> Result {
    guard let path else { throw ProgramProblem.noHome }
    do {
      return try files.withLock(path) {
        let existing = try document()
        let old = existing ?? newDocument
        let before = SettingsDocument.loaded(from: old).settings
        var after = before
        let result = try change(&after)
        let merged = try SettingsDocument.merged(
          after, before: before, setting: keys, restoring: removed, into: old, at: path)
        // An explicit choice is saved even if it is the default of the locale, because that may change.
        let isFirstChoice = existing == nil && newUnits != nil && !keys.isEmpty
        guard after != before || merged != old || isFirstChoice else { return result }
        let text = merged.settingsText + "\n"
        try files.writeAtomically(path, Data(text.utf8), .init(mode: 0o600, isDurable: true))
        memory.remember(merged)
        return result
      }
    } catch let problem as FileProblem {
      throw SettingsProblem.cannotWrite(path: path, problem)
    }
  }

  /// A city removed from `index` of the list, with its element as the user wrote it. To be called in the change that
  /// removes it, while the file still has it. Throws like ``load()``.
  package func removal(of city: City, at index: Int) throws(SettingsProblem) -> RemovedCity {
    RemovedCity(
      city: city, index: index, json: SettingsDocument.element(of: city, in: try document() ?? .null)?.settingsText)
  }

  private var newDocument: JSONValue { newUnits.map(SettingsDocument.newDocument) ?? .object([]) }

  /// The contents of the file, or `nil` if there is none. For a moment after it was removed or emptied, they are the
  /// last ones, because programs that replace a file may do that first.
  private func document() throws(SettingsProblem) -> JSONValue? {
    guard let path else { return nil }
    let data: Data?
    do {
      if let ownDirectory { try files.checkOwned(ownDirectory, allowsOwnLink: true) }
      data = try files.read(path, Self.maximumBytes)
    } catch { throw .cannotRead(path: path, error) }
    guard let data, !data.isEmpty else { return memory.whileMissing() ?? data.map { _ in JSONValue.object([]) } }
    memory.noteFound()
    do throws(JSONError) {
      let document = try JSONReader.strict(data)
      guard case .object = document else { throw JSONError(line: 1, column: 1, flaw: .noObject) }
      memory.remember(document)
      return document
    } catch { throw .notJSON(path: path, line: error.line, column: error.column, error.flaw) }
  }
}

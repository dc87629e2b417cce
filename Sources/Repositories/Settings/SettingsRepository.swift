package import Entities
package import Essentials

/// The settings file: what a person chose, and may have edited by hand.
package final class SettingsRepository: Sendable {
  /// Where it is, or `nil` where there is no place for it: nothing is saved then, and nothing can be.
  package let path: String?
  /// A folder that only this person may write to; settings in any other cannot be trusted.
  private let ownFolder: String?
  private let files: FileStore
  /// The units of a file that is still to be made; `nil` for the defaults, which need not be written.
  private let newUnits: Units?
  private let memory: SettingsMemory

  /// More than a hundred thousand cities.
  private static let maximumBytes = 32_000_000

  /// The file at a path; `newUnits` are those of one that is still to be made, and `now` shows for how long one is gone.
  package init(
    path: String?, ownFolder: String? = nil, files: FileStore, newUnits: Units? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.ownFolder = ownFolder
    self.path = path
    self.files = files
    self.newUnits = newUnits
    memory = SettingsMemory(now: now)
  }

  /// Whether the file is gone and may be back in a moment.
  package var isMissed: Bool { memory.isMissed }

  /// When the file was last written, or `nil` when there is none.
  package var lastChange: Date? { path.flatMap(files.modificationDate) }

  /// Something for each time the file was changed, or `nil` where one has to look.
  package var changes: AsyncStream<Void>? { path.flatMap(files.changes) }

  /// The settings and a warning for each field that was passed over; those of a new file when there is none, the defaults
  /// when it is empty.
  package func load() throws(SettingsProblem) -> (settings: Settings, warnings: [SettingsWarning]) {
    SettingsDocument.loaded(from: try document() ?? newDocument)
  }

  /// Reads, changes and writes while no other program can; writes only what the change touched, and nothing when it
  /// throws or changes nothing.
  ///
  /// Of fields that are set on purpose, such as `units.temperature`, a value of the file that cannot be read is replaced
  /// also by the default, which held in its place before.
  ///
  /// - Throws: `SettingsProblem`, `ProgramProblem.noHome`, or what the change throws.
  @discardableResult
  package func update<Result>(
    setting names: [String] = [], restoring removed: RemovedCity? = nil, _ change: (inout Settings) throws -> Result
  ) throws -> Result {
    guard let path else { throw ProgramProblem.noHome }
    do {
      return try files.withLock(path) { try locked(path, names, removed, change) }
    } catch let problem as FileProblem {
      throw SettingsProblem.cannotWrite(path: path, problem)
    }
  }

  /// A city that is about to be removed from a position of the list, as its person wrote it; to be called in a change.
  package func removed(_ city: City, from index: Int) throws -> RemovedCity {
    RemovedCity(
      city: city, index: index, json: SettingsDocument.element(of: city, in: try document() ?? .null)?.settingsText)
  }

  private func locked<Result>(
    _ path: String, _ names: [String], _ removed: RemovedCity?, _ change: (inout Settings) throws -> Result
  ) throws -> Result {
    let present = try document()
    let old = present ?? newDocument
    let before = SettingsDocument.loaded(from: old).settings
    var after = before
    let result = try change(&after)
    let merged = try SettingsDocument.merged(
      after, before: before, setting: names, restoring: removed, into: old, at: path)
    // What a person chose stays chosen, also where another locale would choose otherwise.
    let isFirstChoice = present == nil && newUnits != nil && !names.isEmpty
    guard after != before || merged != old || isFirstChoice else { return result }
    let text = merged.settingsText + "\n"
    try files.writeAtomically(path, Data(text.utf8), .init(mode: 0o600, isDurable: true))
    return result
  }

  private var newDocument: JSONValue { newUnits.map(SettingsDocument.new) ?? .object([]) }

  /// What the file holds, or `nil` when there is none. One that was there a moment ago counts as it was: programs that
  /// replace it may take it away first, or empty it.
  private func document() throws(SettingsProblem) -> JSONValue? {
    guard let path else { return nil }
    let data: Data?
    do {
      if let ownFolder { try files.checkOwned(ownFolder, true) }
      data = try files.read(path, Self.maximumBytes)
    } catch {
      throw .cannotRead(path: path, error)
    }
    guard let data, !data.isEmpty else { return memory.missed ?? data.map { _ in JSONValue.object([]) } }
    do throws(JSONMistake) {
      let document = try JSONReader.strict(data)
      guard case .object = document else {
        throw JSONMistake(line: 1, column: 1, flaw: .noObject)
      }
      memory.note(document)
      return document
    } catch {
      throw .notJSON(path: path, line: error.line, column: error.column, error.flaw)
    }
  }
}

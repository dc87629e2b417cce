import Entities
import Essentials
import Services

/// The settings file of the live table, with this run's overrides: saves changes and follows those of other programs.
/// The file is read and written in order and off the main actor, since other programs may hold its lock for seconds.
final class SavedSettings {
  /// What the command line sets for this run.
  var overrides = RunOverrides()
  /// Called with the settings to show and, if the saved ones changed, their old and new values.
  var changed: (_ shown: Settings, _ change: (from: Settings, to: Settings)?) -> Void = { _, _ in }
  /// Called when the file is missing but may be back in a moment, so that the caller checks again soon.
  var onMissingFile: () -> Void = {}
  /// The settings last read or written, at first those shown at the start; `nil` before ``connect(_:_:_:)``.
  private var settings: Settings?
  private var service: SettingsService?
  /// Choices that are on screen but not saved yet, oldest first.
  private var choices: [Choice] = []
  /// The last piece of work with the file in the queue, which may have ended; `nil` before the first.
  private(set) var work: Task<Void, Never>?
  private let messages: MessageViewModel
  /// Warnings of the last read; `nil` before the first.
  private var warnings: [SettingsWarning]?
  /// Why the file couldn't be read, as shown; `nil` if it could.
  private var problem: Phrase?
  /// The file's modification date when it was last read because it changed; `nil` before, and without a file.
  private var lastChange: Date?
  /// Follows changes of the file; `nil` before ``watch(at:)``, and if the system doesn't report them.
  private(set) var watching: Task<Void, Never>?

  /// A change that is shown before it is saved.
  private nonisolated struct Choice: Sendable {
    /// The names of its settings in the file.
    var keys: [String]
    /// The units that the run overrode before it.
    var formerUnits: [UnitChange]
    var apply: @Sendable (inout Settings) -> Void
  }

  init(messages: MessageViewModel) { self.messages = messages }

  /// Connects to a service, with the settings that are shown at the start.
  func connect(_ service: SettingsService, _ settings: Settings, _ overrides: RunOverrides) {
    (self.service, self.settings, self.overrides) = (service, settings, overrides)
  }

  // MARK: - Changes

  /// Queues work with the file after everything begun before.
  @discardableResult
  func inTurn<Result: Sendable>(_ body: @escaping @MainActor () async -> Result) -> Task<Result, Never> {
    let former = work
    let task = Task {
      await former?.value
      return await body()
    }
    work = Task { _ = await task.value }
    return task
  }

  /// Saves a change, shows the settings, and returns the change's result; to be called from ``inTurn(_:)``. If that
  /// fails, shows a message, calls `failed` with the error, and returns `nil`; without a service, only returns `nil`.
  func save<Result: Sendable>(
    _ change: @escaping @Sendable (SettingsService) throws -> Result, failed: (any Error) -> Void = { _ in }
  ) async -> Result? {
    guard let service else { return nil }
    do {
      let result = try await service.inBackground(change)
      await load()
      return result
    } catch {
      say(error)
      failed(error)
      return nil
    }
  }

  /// Shows why a change wasn't saved.
  private func say(_ error: any Error) {
    let problem = Phrase(problem: error)
    messages.say(error is SettingsProblem ? Self.notSaved(problem) : problem, .warning)
  }

  private static func notSaved(_ problem: Phrase) -> Phrase { Phrase("Not saved: \(problem)") }

  /// Saves a choice of units, which also overrides `--units`; without a service, it overrides a document's units.
  func choose(_ changes: [UnitChange]) {
    queue(changes.flatMap(\.settingKeys)) { $0.units = $0.units.changed(by: changes) }
    if service == nil { overrides.units += changes } else { overrides.choose(changes) }
  }

  /// Saves whether the panes are shown.
  func choose(_ panes: Settings.Switch) { queue(["panes"]) { $0.panes = panes } }

  /// Queues a choice for saving, so that the screen never waits for the disk.
  private func queue(_ keys: [String], _ apply: @escaping @Sendable (inout Settings) -> Void) {
    guard service != nil else { return }
    choices.append(Choice(keys: keys, formerUnits: overrides.units, apply: apply))
    if choices.count == 1 { inTurn { await self.saveChoices() } }
  }

  /// Saves the pending choices. If another program holds the lock for too long, the screen goes back to the saved
  /// settings at once; after any other failure the choices stay on screen until settings are shown anew.
  private func saveChoices() async {
    while let service, let first = choices.first {
      let chosen = choices
      do {
        let saved = try await service.inBackground { service in
          try service.update(setting: chosen.flatMap(\.keys)) { settings in
            for choice in chosen { choice.apply(&settings) }
            return settings
          }
        }
        choices.removeFirst(chosen.count)
        update(saved)
      } catch {
        choices = []
        say(error)
        if case SettingsProblem.cannotWrite(_, .locked) = error {
          overrides.units = first.formerUnits
          showAgain()
        }
      }
    }
  }

  // MARK: - What is saved

  /// Applies the settings on disk, and dismisses the message that they can't be read or written.
  private func update(_ loaded: Settings) {
    if let problem { [problem, Self.notSaved(problem)].forEach(messages.dismiss) }
    problem = nil
    guard loaded != settings else { return }
    let former = settings
    settings = loaded
    changed(shown(loaded), former.map { ($0, loaded) })
  }

  /// The saved settings with pending choices and this run's overrides.
  private func shown(_ saved: Settings) -> Settings {
    var settings = saved
    for choice in choices { choice.apply(&settings) }
    return overrides.applied(to: settings)
  }

  /// Reads the file in turn and applies changes, from this program or another.
  func read() async { await inTurn { await self.load() }.value }

  /// Reads the file. A failure is shown once, and the screen stays unchanged.
  private func load() async {
    guard let service else { return }
    do {
      let (loaded, warnings) = try await service.inBackground { try $0.load() }
      sayNew(warnings)
      update(loaded)
    } catch {
      let problem = Phrase(problem: error)
      if self.problem != problem { messages.say(problem, .warning) }
      self.problem = problem
    }
    if isTemporarilyMissing { onMissingFile() }
  }

  /// Shows the first new warning about an unusable field.
  private func sayNew(_ warnings: [SettingsWarning]) {
    if let former = self.warnings, let first = warnings.first(where: { !former.contains($0) }) {
      messages.say(first.phrase, .warning)
    }
    self.warnings = warnings
  }

  /// Shows a city even if this run shows only some.
  func include(_ city: City) {
    overrides.include(city)
    showAgain()
  }

  /// Shows the settings last read or written, after a change of the overrides.
  func showAgain() { settings.map { changed(shown($0), nil) } }

  /// Reads the file if its date says that it changed, or may have.
  func follow(at now: Date) {
    guard let service else { return }
    let change = service.lastChange
    // A file written a moment ago may be written again within the same tick of its clock.
    let isRecent = change.map { $0 > now.addingTimeInterval(-2) } ?? false
    if change != lastChange || isRecent || service.isTemporarilyMissing { reload() }
  }

  /// Reads the file.
  private func reload() {
    lastChange = service?.lastChange
    inTurn { await self.load() }
  }

  /// Whether the file is missing but may be back in a moment.
  var isTemporarilyMissing: Bool { service?.isTemporarilyMissing == true }

  /// Starts following changes of the file, unless it already does or the system doesn't report any.
  func watch(at now: Date) {
    guard watching == nil, let changes = service?.changes else { return }
    watching = Task { [weak self] in
      // Whatever its date: a link may lead to another file of the same date.
      for await _ in changes { self?.reload() }
      self?.watching = nil
    }
    // For changes saved a moment before.
    follow(at: now)
  }
}

import Entities
import Essentials
import Services

/// The settings file, as the live table follows it: what this run asked for instead, and what other programs save.
///
/// The file and its lock, which others may hold for seconds, are waited for beside the screen, one thing after the other.
final class SavedSettings {
  /// What this run was asked for, whatever the settings say.
  var overrides = RunOverrides()
  /// Is given what is to be shown, and what was saved before and now when that differs.
  var changed: (_ shown: Settings, _ change: (from: Settings, to: Settings)?) -> Void = { _, _ in }
  /// Is called when the file is gone, to look again soon.
  var missed: () -> Void = {}
  /// As they were last read or written, to see what another program changed.
  private var settings: Settings?
  private var service: SettingsService?
  /// Choices that are on the screen and not saved yet, the oldest first.
  private var choices: [Choice] = []
  /// What this run was asked for before the first of them.
  private var formerOverrides = RunOverrides()
  /// What is being done with the file.
  private(set) var work: Task<Void, Never>?
  private let messages: MessageViewModel
  /// What was passed over when they were read last, or `nil` before the first time.
  private var warnings: [SettingsWarning]?
  /// Why they could not be read, as it was said.
  private var problem: Phrase?
  /// When the file was written that was read last.
  private var lastChange: Date?
  /// Follows changes of the file, where the system reports them.
  private(set) var watching: Task<Void, Never>?

  /// A change that is shown before it is saved, and the settings that it sets.
  private nonisolated struct Choice: Sendable {
    var keys: [String]
    var apply: @Sendable (inout Settings) -> Void
  }

  init(messages: MessageViewModel) { self.messages = messages }

  /// Follows a service from now on, whose settings were these at first.
  func connect(_ service: SettingsService, _ settings: Settings, _ overrides: RunOverrides) {
    self.service = service
    self.settings = settings
    self.overrides = overrides
  }

  // MARK: - Changes

  /// Does something with the file once everything begun before is done.
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

  /// Saves a change and shows the settings as they are then; a failure is said, and what is on screen stays. To be called in
  /// turn.
  ///
  /// - Returns: What came of the change, or `nil` where it is not saved; `failed` is given the reason.
  func save<Result: Sendable>(
    _ change: @escaping @Sendable (SettingsService) throws -> Result, failed: (any Error) -> Void = { _ in }
  ) async -> Result? {
    guard let service else { return nil }
    do {
      let result = try await service.beside(change)
      await load()
      return result
    } catch {
      say(error)
      failed(error)
      return nil
    }
  }

  private func say(_ error: any Error) {
    let problem = Phrase(problem: error)
    messages.say(error is SettingsProblem ? Self.notSaved(problem) : problem, .warning)
  }

  private static func notSaved(_ problem: Phrase) -> Phrase { Phrase("Not saved: \(problem)") }

  /// Saves a choice of units, which also holds for this run.
  func choose(_ changes: [UnitChange]) {
    if choices.isEmpty { formerOverrides = overrides }
    overrides.choose(changes)
    choose(Choice(keys: changes.flatMap(\.settingNames)) { $0.units = $0.units.changed(by: changes) })
  }

  /// Saves whether panes are shown.
  func choose(_ panes: Settings.Switch) { choose(Choice(keys: ["panes"]) { $0.panes = panes }) }

  /// Saves a choice once what is to be done now is done: the screen never waits for the disk.
  private func choose(_ choice: Choice) {
    guard service != nil else { return }
    choices.append(choice)
    if choices.count == 1 { inTurn { await self.saveChoices() } }
  }

  /// Saves the choices that are not saved yet. Where another program holds the lock for too long, the screen goes back to
  /// what the file says; any other failure leaves them to this run.
  private func saveChoices() async {
    while let service, !choices.isEmpty {
      let chosen = choices
      do {
        let saved = try await service.beside { service in
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
          overrides = formerOverrides
          showAgain()
        }
      }
    }
  }

  // MARK: - What is saved

  private func update(_ loaded: Settings) {
    if let problem { [problem, Self.notSaved(problem)].forEach(messages.dismiss) }
    problem = nil
    guard loaded != settings else { return }
    let former = settings
    settings = loaded
    changed(shown(loaded), former.map { ($0, loaded) })
  }

  /// What is saved, with what this run was asked for instead and with what is about to be saved.
  private func shown(_ saved: Settings) -> Settings {
    var settings = saved
    for choice in choices { choice.apply(&settings) }
    return overrides.applied(to: settings)
  }

  /// Takes over what is saved, by this program or another one, in turn.
  func read() async { await inTurn { await self.load() }.value }

  /// What cannot be read is said once, and what is on screen stays.
  private func load() async {
    guard let service else { return }
    do {
      let (loaded, warnings) = try await service.beside { try $0.load() }
      sayNew(warnings)
      update(loaded)
    } catch {
      let problem = Phrase(problem: error)
      if self.problem != problem { messages.say(problem, .warning) }
      self.problem = problem
    }
    if isMissed { missed() }
  }

  /// Says the first field that cannot be used, where there are others than before.
  private func sayNew(_ warnings: [SettingsWarning]) {
    if let former = self.warnings, let first = warnings.first(where: { !former.contains($0) }) {
      messages.say(first.phrase, .warning)
    }
    self.warnings = warnings
  }

  /// Shows a city as well where this run was asked for some cities only.
  func include(_ city: City) {
    overrides.include(city)
    showAgain()
  }

  /// Shows the settings as they were last read, when this run asks for something else of them.
  func showAgain() { settings.map { changed(shown($0), nil) } }

  /// Takes over what another program saved; a file that is as it was is not read.
  func follow(at now: Date) {
    guard let service else { return }
    let change = service.lastChange
    // A file written a moment ago may be written again within the same tick of its clock.
    let isRecent = change.map { $0 > now.addingTimeInterval(-2) } ?? false
    guard change != lastChange || isRecent || service.isMissed else { return }
    lastChange = change
    inTurn { await self.load() }
  }

  /// Whether the file is gone and may be back in a moment.
  var isMissed: Bool { service?.isMissed == true }

  /// Begins to follow changes of the file, unless it does already.
  func watch(by now: @escaping () -> Date) {
    guard watching == nil, let changes = service?.changes else { return }
    watching = Task { [weak self] in
      for await _ in changes { self?.follow(at: now()) }
      self?.watching = nil
    }
    // What was saved a moment before.
    follow(at: now())
  }
}

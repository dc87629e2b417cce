import Entities
import Essentials
import Services

/// The settings file, as the live table follows it: what this run asked for instead, and what other programs save.
final class SavedSettings {
  /// What this run was asked for, whatever the settings say.
  var overrides = RunOverrides()
  /// Is told what is to be shown, and what was saved before and now when that differs.
  var changed: (_ shown: Settings, _ change: (from: Settings, to: Settings)?) -> Void = { _, _ in }
  /// As they were last read or written, to tell what another program changed.
  var settings: Settings?
  private(set) var service: SettingsService?
  /// Units that were chosen and are not saved yet, and whether panes are shown.
  private var choices: [UnitChange] = []
  private var panes: Settings.Panes?
  /// Saves them.
  private(set) var saving: Task<Void, Never>?
  private let messages: MessageViewModel
  /// What was passed over when they were read last, or `nil` before the first time.
  private var warnings: [SettingsWarning]?
  /// Why they could not be read, as it was told.
  private var problem: Problem?
  /// When the file was written that was read last.
  private var lastChange: Date?
  /// Hears of changed settings, where the system tells of them.
  private(set) var watching: Task<Void, Never>?

  init(messages: MessageViewModel) { self.messages = messages }

  /// Follows a service from now on.
  func use(_ service: SettingsService, _ overrides: RunOverrides) {
    self.service = service
    self.overrides = overrides
  }

  /// Saves a change and shows the settings as they are then; a failure is told, and what is on screen stays.
  ///
  /// - Returns: What came of the change, or `nil` where it is not saved.
  func save<Result>(_ change: () throws -> Result) -> Result? {
    saveChoices()
    guard let result = told(change) else { return nil }
    read()
    return result
  }

  /// Saves a choice of units, which also holds for this run, once what is to be done now is done: nobody who looks at the
  /// screen waits for the disk.
  func choose(_ changes: [UnitChange]) {
    guard service != nil else { return }
    overrides.choose(changes)
    choices += changes
    saveSoon()
  }

  /// Saves whether panes are shown, likewise.
  func choose(_ panes: Settings.Panes) {
    self.panes = panes
    saveSoon()
  }

  private func saveSoon() { saving = Task { [weak self] in self?.saveChoices() } }

  /// Saves the choices that are not saved yet.
  func saveChoices() {
    guard let service, !choices.isEmpty || panes != nil else { return }
    let (changes, panes) = (choices, panes)
    (choices, self.panes) = ([], nil)
    if let chosen = told({ try service.choose(changes, panes) }) { show(chosen) }
  }

  /// What came of a change, or `nil` after it is told why nothing did.
  private func told<Result>(_ change: () throws -> Result) -> Result? {
    do {
      return try change()
    } catch let problem as SettingsProblem {
      messages.say(.notSaved(Problem(problem)), .warning)
    } catch {
      messages.say(.problem(Problem(error)), .warning)
    }
    return nil
  }

  private func show(_ loaded: Settings) {
    messages.dismiss(problem)
    problem = nil
    guard loaded != settings else { return }
    let former = settings
    settings = loaded
    changed(overrides.applied(to: loaded), former.map { ($0, loaded) })
  }

  /// Takes over what is saved, by this program or another one. What cannot be read is told once, and what is on screen
  /// stays.
  func read() {
    guard let service else { return }
    saveChoices()
    do {
      let (loaded, warnings) = try service.load()
      tellNew(warnings)
      show(loaded)
    } catch {
      let problem = Problem(error)
      if self.problem != problem { messages.say(.problem(problem), .warning) }
      self.problem = problem
    }
  }

  /// Tells the first field that cannot be used, where there are others than before.
  private func tellNew(_ warnings: [SettingsWarning]) {
    if let former = self.warnings, let first = warnings.first(where: { !former.contains($0) }) {
      messages.say(.settings(first), .warning)
    }
    self.warnings = warnings
  }

  /// Shows a city as well where this run was asked for some cities only.
  func include(_ city: City) {
    overrides.include(city)
    showAgain()
  }

  /// Shows the settings as they were last read, when this run asks for something else of them.
  func showAgain() { settings.map { changed(overrides.applied(to: $0), nil) } }

  /// Takes over what another program saved; a file that is as it was is not read.
  func follow(at now: Date) {
    guard let service else { return }
    let change = service.lastChange
    // A file written a moment ago may be written again within the same tick of its clock.
    let isRecent = change.map { $0 > now.addingTimeInterval(-2) } ?? false
    guard change != lastChange || isRecent else { return }
    lastChange = change
    read()
  }

  /// Begins to hear of changed settings, unless that goes on already.
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

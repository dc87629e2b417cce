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

  /// Saves something and reads the settings again; a failure is told, and what is on screen stays.
  ///
  /// - Returns: Whether it is saved.
  @discardableResult
  func save(_ change: () throws -> Void) -> Bool {
    do {
      try change()
      read()
      return true
    } catch let problem as SettingsProblem {
      messages.say(.notSaved(Problem(problem)), .warning)
      return false
    } catch {
      messages.say(.problem(Problem(error)), .warning)
      return false
    }
  }

  /// Saves a choice of units, which also holds for this run.
  func save(_ changes: [UnitChange]) {
    guard let service else { return }
    overrides.choose(changes)
    save { try service.update(setting: changes.flatMap(\.settingNames)) { $0.units = $0.units.changed(by: changes) } }
  }

  /// Saves whether panes are shown.
  func save(_ panes: Settings.Panes) {
    guard let service else { return }
    save { try service.update(setting: ["panes"]) { $0.panes = panes } }
  }

  /// Takes over what is saved, by this program or another one. What cannot be read is told once, and what is on screen
  /// stays.
  func read() {
    guard let service else { return }
    do {
      let (loaded, warnings) = try service.load()
      messages.dismiss(problem)
      problem = nil
      tellNew(warnings)
      guard loaded != settings else { return }
      let former = settings
      settings = loaded
      changed(overrides.applied(to: loaded), former.map { ($0, loaded) })
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

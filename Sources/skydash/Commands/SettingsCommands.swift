import CommandLine
import Entities
import Repositories
import Services
import ViewModels
import Views

/// The commands `units`, `config` and `cache`.
struct SettingsCommands {
  let app: AppContext

  /// `skydash units`: shows the units, or sets some.
  func units(_ changes: [UnitChange]) throws -> ExitCode {
    let units = changes.isEmpty ? app.chosenSettings.units : try app.settings.choose(changes).units
    let origin = app.originOfUnits.map { "(\($0))\n" } ?? ""
    let words = app.console.words
    return try app.output.print(units.document.withSchema) { try app.console.print(units.listing(words) + origin) }
  }

  // MARK: - Config

  /// `skydash config`: shows and changes the other settings.
  func config(_ request: ConfigRequest?) throws -> ExitCode {
    switch request {
    case .path: return try app.output.print(path: app.settingsPath)
    case nil: return try showSettings()
    case .get(let setting):
      return try app.output.print(document(of: [setting], in: app.chosenSettings)) {
        try app.console.printAsIs(setting.text(in: app.chosenSettings) + "\n")
      }
    case .set(let setting, let value): return try update(setting) { _ = setting.set(value, in: &$0) }
    case .unset(let setting): return try update(setting) { setting.unset(in: &$0) }
    }
  }

  private func update(_ setting: Setting, _ change: @Sendable (inout Settings) -> Void) throws -> ExitCode {
    let changed = try app.settings.update(setting: [setting.key]) { settings in
      change(&settings)
      return settings
    }
    return try app.output.print(document(of: [setting], in: changed)) {
      try app.console.print(app.console.words(confirmation(of: setting, in: changed)) + "\n")
    }
  }

  private func confirmation(of setting: Setting, in settings: Settings) -> Phrase {
    guard setting.isSecret else { return Phrase("Set \(setting.key) to \(setting.text(in: settings)).") }
    return setting.hasValue(in: settings) ? Phrase("Saved \(setting.key).") : Phrase("Removed \(setting.key).")
  }

  /// Prints all settings and their values, one a line; without a settings file also where the units come from.
  private func showSettings() throws -> ExitCode {
    let rows = Setting.configurable
    return try app.output.print(document(of: rows, in: app.chosenSettings)) {
      // The units themselves have a command of their own.
      let texts = rows.map { ($0.key, text($0)) } + (app.originOfUnits.map { [("units", $0)] } ?? [])
      let width = texts.map(\.0.count).max() ?? 0
      let lines = texts.map { key, text in key + String(repeating: " ", count: width + 2 - key.count) + text + "\n" }
      try app.console.print(lines.joined())
    }
  }

  /// The values of some settings by key.
  private func document(of rows: [Setting], in settings: Settings) -> JSONValue {
    JSONValue.object(rows.map { .init(key: $0.key, value: .string($0.text(in: settings))) }).withSchema
  }

  /// A value for people; of a secret only whether it is set, in their language.
  private func text(_ setting: Setting) -> String {
    guard setting.isSecret else { return setting.text(in: app.chosenSettings) }
    return setting.hasValue(in: app.chosenSettings)
      ? app.console.words("set", context: "key") : app.console.words("not set", context: "key")
  }

  // MARK: - Cache

  /// `skydash cache`: shows or clears the cache.
  func cache(_ request: CacheRequest?) throws -> ExitCode {
    let directory = app.cache.directory
    guard !directory.isEmpty else { throw ProgramProblem.noCacheHome }
    switch request {
    case .path: return try app.output.print(path: directory)
    case .clear:
      do { try app.cache.clear() } catch { throw ProgramProblem.cache(path: directory, error) }
      guard app.options.format != .json else { return try showCache() }
      return try app.output.printResult(app.console.words("Cleared the cache.") + "\n")
    case nil: return try showCache()
    }
  }

  private func showCache() throws -> ExitCode {
    let entries: [CacheRepository.Entry]
    do { entries = try app.cache.entries } catch { throw ProgramProblem.cache(path: app.cache.directory, error) }
    let kinds = Dictionary(grouping: entries, by: \.kind).map { kind, entries in
      CacheReport.Kind(
        name: kind.rawValue, bytes: entries.reduce(0) { $0 + $1.size }, storedAt: entries.map(\.modifiedAt))
    }
    let report = CacheReport(directory: app.cache.directory, maximumBytes: app.cache.maximumBytes, kinds: kinds)
    return try app.output.print(report.document) {
      try app.console.print(report.text(app.appearance.words, now: app.clock.now()))
    }
  }
}

extension Output {
  /// Prints a path unchanged, since it is for scripts.
  fileprivate func print(path: String) throws -> ExitCode {
    try print((["path": .string(path)] as JSONValue).withSchema) { try console.printAsIs(path + "\n") }
  }
}

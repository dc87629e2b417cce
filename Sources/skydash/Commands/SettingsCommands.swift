import CommandLine
import Entities
import Essentials
import Repositories
import Services
import ViewModels
import Views

/// `skydash units`: shows the units, or sets some.
struct UnitsCommand {
  let app: AppContext
  let changes: [UnitChange]

  func run() throws -> ExitCode {
    let input = UnitsInput(changes)
    let units =
      changes.isEmpty
      ? app.chosen.units
      : try app.settings.update(setting: changes.flatMap(\.settingNames)) { settings in
        settings.units = input.applied(to: settings.units)
        return settings.units
      }
    if app.options.format == .json {
      try app.console.print(JSONTree(units).page)
    } else {
      try app.console.print(units.listing)
    }
    return .done
  }
}

/// `skydash config`: shows and changes the other settings.
struct ConfigCommand {
  let app: AppContext

  func run(_ request: ConfigRequest) throws -> ExitCode {
    switch request {
    case .path: return try app.output.print(path: app.settings.path)
    case .show: return try show(Setting.configurable, in: app.chosen)
    case .get(let setting):
      guard app.options.format != .json else { return try show([setting], in: app.chosen) }
      try app.console.printAsIs(setting.text(in: app.chosen) + "\n")
      return .done
    case .set(let setting, let value): return try update(setting) { _ = setting.set(value, in: &$0) }
    case .unset(let setting): return try update(setting) { setting.unset(in: &$0) }
    }
  }

  private func update(_ setting: Setting, _ change: @Sendable (inout Settings) -> Void) throws -> ExitCode {
    let changed = try app.settings.update(setting: [setting.key]) { settings in
      change(&settings)
      return settings
    }
    guard app.options.format != .json else { return try show([setting], in: changed) }
    return try app.output.printed("\(setting.key) is now \(setting.text(in: changed)).\n")
  }

  private func show(_ rows: [Setting], in settings: Settings) throws -> ExitCode {
    let texts = rows.map { (key: $0.key, text: $0.text(in: settings)) }
    if app.options.format == .json {
      var members: [String: JSONTree] = ["schema": .integer(1)]
      for (key, text) in texts { members[key] = .string(text) }
      try app.console.print(JSONTree.object(members))
    } else {
      let width = texts.map(\.key.count).max() ?? 0
      let lines = texts.map { $0.key + String(repeating: " ", count: width + 2 - $0.key.count) + $0.text + "\n" }
      try app.console.print(lines.joined())
    }
    return .done
  }
}

/// `skydash cache`: what is kept.
struct CacheCommand {
  let app: AppContext

  func run(_ request: CacheRequest) throws -> ExitCode {
    let directory = app.cache.directory
    guard !directory.isEmpty else { throw SetupProblem.noCacheHome }
    switch request {
    case .path: return try app.output.print(path: directory)
    case .clear:
      do { try app.cache.clear() } catch { throw SetupProblem.cache(path: directory, error) }
      return app.options.format == .json ? try show() : try app.output.printed("The cache is empty.\n")
    case .show: return try show()
    }
  }

  private func show() throws -> ExitCode {
    let entries: [CacheEntry]
    do { entries = try app.cache.entries } catch { throw SetupProblem.cache(path: app.cache.directory, error) }
    let report = CacheReport(
      directory: app.cache.directory, bound: app.cache.bound,
      entries: entries.map { ($0.kind.rawValue, $0.size, $0.storedAt) })
    if app.options.format == .json {
      try app.console.print(report.tree)
    } else {
      try app.console.print(report.text(app.chosen.units.clock, app.appearance, now: app.clock.now()))
    }
    return .done
  }
}

extension Output {
  /// A path is for scripts: it stays as it is.
  fileprivate func print(path: String) throws -> ExitCode {
    if options.format == .json {
      try console.print(JSONTree.object(["schema": .integer(1), "path": .string(path)]))
    } else {
      try console.printAsIs(path + "\n")
    }
    return .done
  }
}

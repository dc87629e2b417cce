import CommandLine
import Entities
import Essentials
import Repositories
import Services
import ViewModels
import Views

extension Program {
  func units(_ changes: [UnitChange]) throws -> ExitCode {
    let live = try live()
    var units = live.chosen.units
    if !changes.isEmpty {
      let input = UnitsInput(changes)
      try live.settings.update(setting: changes.flatMap(\.settingNames)) { settings in
        settings.units = input.applied(to: settings.units)
        units = settings.units
      }
    }
    if options.format == .json {
      try console.print(UnitsDocument(units).page)
    } else {
      try console.print(UnitsList.text(units))
    }
    return .done
  }

  func config(_ request: ConfigRequest) throws -> ExitCode {
    let live = try live()
    switch request {
    case .path: try show(path: live.settings.path)
    case .show: try show(SettingKey.list(live.chosen))
    case .get(let key):
      guard options.format != .json else { return try show([(key, key.text(in: live.chosen))]) }
      try console.printAsIs(key.text(in: live.chosen) + "\n")
    case .set(let change): return try update(change.key, live) { change.apply(to: &$0) }
    case .unset(let key): return try update(key, live) { key.unset(in: &$0) }
    }
    return .done
  }

  private func update(_ key: SettingKey, _ live: Live, _ change: @Sendable (inout Settings) -> Void) throws -> ExitCode
  {
    var changed = live.chosen
    try live.settings.update(setting: [key.rawValue]) { settings in
      change(&settings)
      changed = settings
    }
    let text = key.text(in: changed)
    guard options.format != .json else { return try show([(key, text)]) }
    try console.print("\(key.rawValue) is now \(text).\n")
    return .done
  }

  @discardableResult
  private func show(_ entries: [(key: SettingKey, text: String)]) throws -> ExitCode {
    if options.format == .json {
      var members = Dictionary(uniqueKeysWithValues: entries.map { ($0.key.rawValue, JSONTree.string($0.text)) })
      members["schema"] = .integer(1)
      try console.print(JSONTree.object(members))
    } else {
      let width = entries.map(\.key.rawValue.count).max() ?? 0
      let lines = entries.map { $0.key.rawValue.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.text }
      try console.print(lines.map { $0 + "\n" }.joined())
    }
    return .done
  }

  /// A path is for scripts: it stays as it is.
  private func show(path: String) throws {
    guard options.format == .json else { return try console.printAsIs(path + "\n") }
    try console.print(JSONTree.object(["schema": .integer(1), "path": .string(path)]))
  }

  func cache(_ request: CacheRequest) throws -> ExitCode {
    let live = try live()
    switch request {
    case .path: try show(path: live.cache.directory)
    case .clear:
      try live.cache.clear()
      guard options.format != .json else { return try show(live.cache, live) }
      try console.print("The cache is empty.\n")
    case .show: return try show(live.cache, live)
    }
    return .done
  }

  private func show(_ cache: CacheRepository, _ live: Live) throws -> ExitCode {
    let kinds = Dictionary(grouping: cache.entries(), by: \.kind.rawValue).map { kind, entries in
      CacheReport.Kind(
        name: kind, count: entries.count, bytes: entries.reduce(0) { $0 + $1.size },
        oldest: entries.map(\.storedAt).min(), newest: entries.map(\.storedAt).max())
    }
    let report = CacheReport(
      directory: cache.directory, bound: cache.bound, kinds: kinds.sorted { $0.name < $1.name })
    if options.format == .json {
      try console.print(report.tree)
    } else {
      let clock = ClockText(clock: live.chosen.units.clock, words: appearance(live.chosen).words)
      try console.print(report.text(clock: clock, now: live.clock.now()))
    }
    return .done
  }
}

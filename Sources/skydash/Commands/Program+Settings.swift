import Entities
import Foundation
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
    try console.print(options.format == .json ? UnitsDocument(units).tree.document : UnitsList.text(units))
    return .done
  }

  func config(_ request: ConfigRequest) throws -> ExitCode {
    let live = try live()
    switch request {
    case .path: try console.print(live.settings.path + "\n")
    case .show: try showConfig(live.chosen)
    case .get(let key): try console.print(key.text(in: live.chosen) + "\n")
    case .set(let change):
      var changed = live.chosen
      try live.settings.update(setting: [change.key.rawValue]) { settings in
        change.apply(to: &settings)
        changed = settings
      }
      try console.print("\(change.key.rawValue) is now \(change.key.text(in: changed)).\n")
    case .unset(let key):
      var changed = live.chosen
      try live.settings.update(setting: [key.rawValue]) { settings in
        key.unset(in: &settings)
        changed = settings
      }
      try console.print("\(key.rawValue) is now \(key.text(in: changed)).\n")
    }
    return .done
  }

  private func showConfig(_ settings: Settings) throws {
    let entries = SettingKey.list(settings)
    if options.format == .json {
      let members = Dictionary(uniqueKeysWithValues: entries.map { ($0.key.rawValue, JSONTree.string($0.text)) })
      return try console.print(JSONTree.object(members).document)
    }
    let width = entries.map(\.key.rawValue.count).max() ?? 0
    let lines = entries.map { $0.key.rawValue.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.text }
    try console.print(lines.map { $0 + "\n" }.joined())
  }

  func cache(_ request: CacheRequest) throws -> ExitCode {
    let live = try live()
    switch request {
    case .path: try console.print(live.cache.directory + "\n")
    case .clear:
      try live.cache.clear()
      try console.print("The cache is empty.\n")
    case .show:
      let entries = live.cache.entries()
      let report = CacheReport(
        directory: live.cache.directory, bound: live.cache.bound,
        kinds: Dictionary(grouping: entries, by: \.kind.rawValue).map { kind, entries in
          CacheReport.Kind(
            name: kind, count: entries.count, bytes: entries.reduce(0) { $0 + $1.size },
            oldest: entries.map(\.storedAt).min(), newest: entries.map(\.storedAt).max())
        }.sorted { $0.name < $1.name })
      try console.print(
        options.format == .json
          ? report.tree.document
          : report.text(
            clock: ClockText(clock: live.chosen.units.clock, words: appearance(live.chosen).words),
            now: live.clock.now()))
    }
    return .done
  }
}

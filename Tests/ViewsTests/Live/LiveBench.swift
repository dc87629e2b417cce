import Entities
import Foundation
import Services
import Terminal
import World

@testable import ViewModels
@testable import Views

/// A live table over sample weather, drawn into an emulated terminal.
final class LiveBench {
  let clock: VirtualClock
  let world: DemoWorld
  let model: DashboardViewModel
  let view: DashboardView
  private(set) var terminal: EmulatedScreen

  init(
    columns: Int = 80, rows: Int = 24, appearance: Appearance = Appearance(), depth: ColorDepth = .trueColor,
    pictures: PictureContext? = nil, panes: Settings.Switch = .off,
    style: ((Settings) -> Appearance)? = nil
  ) {
    let clock = VirtualClock()
    self.clock = clock
    let wall = WallClock(now: { clock.now }, sleep: { _ in })
    let world = DemoWorld(clock: wall)
    self.world = world
    try? world.settingsService.update { $0.panes = panes }
    var settings = world.settings
    settings.panes = panes
    model =
      (try? world.document(settings)).flatMap { try? JSONDecoder().decode(DashboardViewModel.self, from: $0) }
      ?? DashboardViewModel()
    model.connect(world, clock: wall)
    if let pictures { model.settings.chosen.value.picture = pictures.choice }
    view = DashboardView(
      model, appearance: appearance, size: TerminalSize(columns: columns, rows: rows), depth: depth, pictures: pictures,
      style: style, changed: {})
    terminal = EmulatedScreen(columns: columns, rows: rows) { DisplayWidth.of($0) }
    // As the session enters: auto-wrap off.
    terminal.feed(Array("\u{1B}[?1049h\u{1B}[?7l".utf8))
  }

  /// A table with everything fetched and drawn; alone, unless panes are asked for.
  static func filled(
    columns: Int = 80, rows: Int = 24, appearance: Appearance = Appearance(), panes: Settings.Switch = .off
  ) async -> LiveBench {
    let bench = LiveBench(columns: columns, rows: rows, appearance: appearance, panes: panes)
    await bench.refresh()
    bench.draw()
    return bench
  }

  func refresh() async {
    model.refreshes.start()
    await settle()
  }

  func settle() async {
    while let task = model.refreshes.tasks.values.first { await task.value }
  }

  /// Waits until what was changed is saved, and draws it.
  func settleSaves() async {
    await model.saved.work?.value
    draw()
  }

  /// Waits for the skies that were asked for, and draws them.
  func settleSkies() async {
    await model.skies.task?.value
    await model.detailedSky.night.task?.value
    await model.detailedSky.coming.task?.value
    draw()
  }

  /// Draws a frame and returns its bytes.
  @discardableResult
  func draw() -> [UInt8] {
    let bytes = view.frame()
    terminal.feed(bytes)
    return bytes
  }

  /// Presses keys and draws.
  @discardableResult
  func press(_ keys: Key...) -> [UInt8] {
    for key in keys { _ = view.handle(.key(key)) }
    return draw()
  }

  /// Types a text and draws.
  @discardableResult
  func type(_ text: String) -> [UInt8] {
    for character in text { _ = view.handle(.key(.character(character))) }
    return draw()
  }

  func resize(columns: Int, rows: Int) {
    terminal.resize(columns: columns, rows: rows)
    _ = view.handle(.resized(TerminalSize(columns: columns, rows: rows)))
    draw()
  }

  func row(_ name: String) -> CityRowViewModel? { model.rows.value.first { $0.name == name } }

  /// The line of a city on screen.
  func line(_ name: String) -> String? { terminal.lines.first { $0.dropFirst().hasPrefix(name) } }

  /// The screen drawn from scratch: every byte anew, into a new terminal.
  var drawnFromScratch: EmulatedScreen {
    var fresh = EmulatedScreen(columns: terminal.columns, rows: terminal.rows) { DisplayWidth.of($0) }
    fresh.feed(Array("\u{1B}[?1049h\u{1B}[?7l".utf8))
    // The terminal in use does not see these bytes.
    let former = view.screen
    defer { view.screen = former }
    view.forget()
    fresh.feed(view.frame())
    return fresh
  }

  /// The first place where the screen made of diffs differs from the one drawn from scratch, or `nil`.
  func drift() -> String? {
    if let failure = terminal.failure { return failure }
    let fresh = drawnFromScratch
    guard let index = fresh.places.indices.first(where: { fresh.places[$0] != terminal.places[$0] }) else {
      let cursors = (terminal.isCursorVisible, fresh.isCursorVisible)
      if cursors.0 != cursors.1 { return "cursor" }
      if cursors.0, terminal.row != fresh.row || terminal.column != fresh.column { return "cursor's place" }
      return terminal.scrolls > 0 ? "scrolled" : nil
    }
    let row = index / terminal.columns
    return "row \(row), column \(index % terminal.columns): “\(terminal.line(row))” instead of “\(fresh.line(row))”; "
      + "\(terminal.places[index]) instead of \(fresh.places[index])"
  }
}

extension PictureArea {
  /// Waits until nothing is being made of the picture.
  func settle() async {
    var done: Task<Void, Never>?
    while let task, task != done {
      await task.value
      done = task
    }
  }
}

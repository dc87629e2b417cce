import Entities
import Essentials
import Services
import Terminal
import ViewModels
import Views

/// The screen of `skydash demo` at a fixed time as a picture.
struct DemoPicture {
  /// The colours, for a light or a dark background.
  let theme: Theme

  /// The pictures for the README.
  static let all = [DemoPicture(theme: .light), DemoPicture(theme: .dark)]

  /// The name of the file; DocC uses `~dark` for dark backgrounds.
  var name: String { theme.isDark ? "demo~dark.svg" : "demo.svg" }

  private static let size = TerminalSize(columns: 120, rows: 36)
  /// 2026-11-21T01:56:00Z.
  private nonisolated static let now = Date(timeIntervalSince1970: 1_795_226_160)

  /// The contents of the SVG file.
  func text() async throws -> String {
    let dashboard = try await Self.dashboard()
    let view = DashboardView(
      dashboard, appearance: Appearance(theme: theme), size: Self.size, depth: .trueColor, changed: {})
    _ = view.frame()
    let ground: Color.RGB = theme.isDark ? 0x16181D : 0xFBFBFA
    let ink: Color.RGB = theme.isDark ? 0xD7DAE0 : 0x24292F
    return SVGDrawing(view.canvas, ground: ground, ink: ink)
      .text(title: "skydash: the weather of ten cities in one table, with the selected city beside it")
  }

  /// The demo after a city's name has changed: the clock lets the pause of 2 s before that pass, and refuses the later
  /// ones.
  private static func dashboard() async throws -> DashboardViewModel {
    let clock = WallClock(now: { now }, sleep: { guard $0 == 2 else { throw CancellationError() } })
    let demo = DemoWorld(clock: clock)
    let dashboard = try JSONDecoder().decode(DashboardViewModel.self, from: try demo.document(demo.settings))
    dashboard.connect(demo, clock: clock)
    await dashboard.settle([.now, .forecast])
    await dashboard.perform(demo, clock: clock)
    dashboard.updateSky()
    return dashboard
  }
}

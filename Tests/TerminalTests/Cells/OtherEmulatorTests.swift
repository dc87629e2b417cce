import Foundation
import Testing
import World

@testable import Terminal

/// The screen built from diffs is the canvas, in terminal emulators that are not ours.
///
/// Needs `pyghostty` or `pyte` for python3, or tmux; without them there is nothing to run.
struct OtherEmulatorTests {
  @Test(.enabled(if: !OtherEmulator.available.isEmpty), arguments: OtherEmulator.available)
  func `frames show the canvas`(emulator: OtherEmulator) async throws {
    let count = emulator == .tmux ? 6 : 60
    var random = Generator(seed: 42)
    var groups: [[[UInt8]]] = []
    var canvases: [Canvas] = []
    for _ in 0..<count {
      var screen = Screen(columns: 40, rows: 10, depth: .palette256)
      var frames: [[UInt8]] = []
      for _ in 0..<random.number(1...40) {
        ScreenPropertyTests.change(&screen.canvas, &random, hostile: true)
        frames.append(screen.frame())
      }
      groups.append(frames)
      canvases.append(screen.canvas)
    }
    let shown = try await emulator.rows(after: groups, columns: 40, rows: 10)
    #expect(shown.count == count)
    for (rows, canvas) in zip(shown, canvases) {
      for row in 0..<10 where !Self.hasUncertainWidth(canvas, row) { #expect(rows[row] == canvas.text(row: row)) }
    }
  }

  /// Whether a row holds a glyph that terminals draw in different widths.
  private static func hasUncertainWidth(_ canvas: Canvas, _ row: Int) -> Bool {
    (0..<canvas.columns).contains { canvas[row, $0].hasUncertainWidth }
  }
}

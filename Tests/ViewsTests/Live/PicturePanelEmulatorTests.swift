import Entities
import Terminal
import Testing
import World

@testable import ViewModels
@testable import Views

/// The panel of the picture in terminal emulators that are not ours: the rows under it come back whole.
///
/// Needs `pyghostty` or `pyte` for python3, or tmux; without them there is nothing to run.
struct PicturePanelEmulatorTests {
  /// What is done, and whether the window has another size from then on.
  private enum Step {
    case type(String)
    case press(Key)
    case resize(Int, Int)
    case minute
  }

  private static let steps: [Step] = [
    .type("i"), .press(.escape), .type("i"), .press(.down), .press(.down), .press(.up), .press(.home), .type("i"),
    .type("j"), .type("i"), .minute, .press(.pageDown), .press(.escape), .resize(47, 13), .type("i"), .press(.end),
    .press(.escape), .type("i"), .resize(100, 30), .minute, .press(.escape), .type("s"), .type("i"), .type("u"),
    .press(.enter),
  ]

  @Test(.enabled(if: !OtherEmulator.available.isEmpty), arguments: OtherEmulator.available)
  func `opened, scrolled, resized and closed, no row is torn`(emulator: OtherEmulator) async throws {
    let bench = await LiveBench.filled(columns: 80, rows: 24)
    bench.model.messages.dismiss()
    // One terminal for each size of the window; each ends in a screen to compare after each step.
    var runs: [Run] = [Run(bench)]
    for step in Self.steps {
      var size: (Int, Int)?
      switch step {
      case .type(let text): for character in text { _ = bench.view.handle(.key(.character(character))) }
      case .press(let key): _ = bench.view.handle(.key(key))
      case .resize(let columns, let rows):
        size = (columns, rows)
        _ = bench.view.handle(.resized(TerminalSize(columns: columns, rows: rows)))
      case .minute:
        bench.clock.advance(by: 60)
        bench.model.tick()
        await bench.settle()
      }
      if size != nil { runs.append(Run(bench)) }
      runs[runs.count - 1].draw(bench)
      await bench.view.picture.settle()
      runs[runs.count - 1].draw(bench)
    }
    for run in runs { try await run.expectWhole(in: emulator) }
  }

  /// Frames for a terminal of one size, and what is to be seen after them.
  private struct Run {
    let columns: Int
    let rows: Int
    private var frames: [[UInt8]] = []
    private var groups: [[[UInt8]]] = []
    private var wanted: [[String]] = []

    init(_ bench: LiveBench) {
      (columns, rows) = (bench.view.screen.columns, bench.view.screen.rows)
      // A terminal that shows nothing yet.
      bench.view.forget()
      draw(bench)
    }

    mutating func draw(_ bench: LiveBench) {
      frames.append(bench.view.frame())
      groups.append(frames)
      wanted.append((0..<rows).map { bench.view.screen.canvas.text(row: $0) })
    }

    func expectWhole(in emulator: OtherEmulator) async throws {
      let step = emulator == .tmux ? 8 : 1
      let chosen = Array(stride(from: groups.count - 1, through: 0, by: -step).reversed())
      let shown = try await emulator.rows(after: chosen.map { groups[$0] }, columns: columns, rows: rows)
      #expect(shown.count == chosen.count)
      for (place, screen) in zip(chosen, shown) {
        let torn = zip(screen, wanted[place]).first { $0 != $1 }
        #expect(torn == nil, "frame \(place) of \(columns) × \(rows)")
      }
    }
  }
}

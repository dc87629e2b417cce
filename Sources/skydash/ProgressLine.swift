import CommandLine
import Entities
import Services
import Terminal
import ViewModels
import Views

extension AppContext {
  /// Runs work that may take a while, with a progress line if standard error is a terminal that can erase lines, unless
  /// `--plain` or the settings forbid motion.
  func progress<Value>(_ activity: Phrase, _ work: (ProgressLine) async throws -> Value) async rethrows -> Value {
    let isVisible =
      console.isErrorTerminal && !options.isPlain && chosenSettings.motion == .on
      && console.environment["TERM"].map { $0 != "dumb" } ?? false
    let line = ProgressLine(activity, console)
    let ticking = isVisible ? Task { await line.run() } : nil
    defer {
      ticking?.cancel()
      line.clear()
    }
    return try await work(line)
  }

  /// Loads a picture's file, with a deadline of its own, since a line shows its progress.
  func image(of picture: Picture, inOriginalSize isOriginal: Bool = false) async throws -> PictureImage {
    let activity = isOriginal ? Phrase("Loading the original picture") : Phrase("Loading the picture")
    let service = self.picture.with(makeRetryPolicy())
    return try await progress(activity) { line in
      try await service.image(of: picture, inOriginalSize: isOriginal) { received, total in
        Task { @MainActor in line.progress = PictureProgress(received: received, total: total) }
      }
    }
  }
}

/// A line on standard error with the time and progress of work that takes more than half a second.
final class ProgressLine {
  private let label: String
  private let console: Console
  private let start = ContinuousClock.now
  /// How much of a download has arrived; `nil` before its first bytes, and for other work.
  fileprivate var progress: PictureProgress?
  private var isShown = false

  fileprivate init(_ activity: Phrase, _ console: Console) {
    label = console.words(activity)
    self.console = console
  }

  /// Draws the line until the task is cancelled, even if that happens between the end of a sleep and the drawing.
  fileprivate func run() async {
    guard (try? await Task.sleep(for: .milliseconds(500))) != nil, !Task.isCancelled else { return }
    repeat { draw() } while (try? await Task.sleep(for: .milliseconds(200))) != nil && !Task.isCancelled
  }

  private func draw() {
    isShown = true
    let columns = TerminalDevice.errorWindowSize?.columns ?? 80
    console.writeError("\r\u{1B}[K" + text.truncated(to: columns - 1, ellipsis: console.isASCII ? .ascii : .unicode))
  }

  /// Erases the line, if it was drawn.
  fileprivate func clear() {
    if isShown { console.writeError("\r\u{1B}[K") }
    isShown = false
  }

  /// `Loading the picture 1.4 s  [━━━━━━━━━━──────────] 0.6 of 1.2 MB`.
  private var text: String {
    let seconds = console.words.number((ContinuousClock.now - start) / .seconds(1), digits: 1)
    let time = console.words("\(seconds) s")
    guard let progress else { return "\(label)\(console.isASCII ? "..." : "…") \(time)" }
    let received = console.words.megabytes(progress.received)
    guard let fraction = progress.fraction, let total = progress.total else {
      return "\(label) \(time)  \(received) MB"
    }
    let barWidth = 20
    let filled = Int(fraction * Double(barWidth))
    let (full, empty) = console.isASCII ? ("#", " ") : ("━", "─")
    let bar = String(repeating: full, count: filled) + String(repeating: empty, count: barWidth - filled)
    let size = console.words.megabytes(total) + " MB"
    return "\(label) \(time)  [\(bar)] \(console.words("\(received) of \(size)"))"
  }
}

import Essentials
import Terminal
import ViewModels

/// A line on standard error that tells how long something takes, once that is more than half a second.
final class ProgressLine {
  private let label: String
  private let console: Console
  private let isUnicode: Bool
  private let start = ContinuousClock.now
  private var progress: PictureProgress?
  private var isShown = false

  private init(_ label: String, _ console: Console, isUnicode: Bool) {
    self.label = label
    self.console = console
    self.isUnicode = isUnicode
  }

  /// Does the work, with the line where somebody may see it.
  ///
  /// - Parameters:
  ///   - label: What is done, such as `Loading the picture`.
  ///   - console: Where it is told.
  ///   - isVisible: Whether it may be told at all.
  ///   - isUnicode: Whether characters beyond ASCII may be shown.
  ///   - work: Tells its progress to the line, where it knows.
  /// - Returns: What the work returns.
  static func during<Value>(
    _ label: String, on console: Console, isVisible: Bool, isUnicode: Bool,
    _ work: (ProgressLine) async throws -> Value
  ) async rethrows -> Value {
    let line = ProgressLine(label, console, isUnicode: isUnicode)
    let ticking = isVisible ? Task { await line.run() } : nil
    defer {
      ticking?.cancel()
      line.clear()
    }
    return try await work(line)
  }

  func hear(_ progress: PictureProgress) { self.progress = progress }

  private func run() async {
    guard (try? await Task.sleep(for: .milliseconds(500))) != nil else { return }
    repeat { draw() } while (try? await Task.sleep(for: .milliseconds(200))) != nil
  }

  private func draw() {
    isShown = true
    let columns = console.window?.columns ?? 80
    let text = Self.text(label, seconds: seconds, progress, isUnicode: isUnicode)
    console.complain("\r\u{1B}[K" + text.truncated(to: columns - 1, ellipsis: isUnicode ? .unicode : .ascii))
  }

  private func clear() {
    if isShown { console.complain("\r\u{1B}[K") }
    isShown = false
  }

  private var seconds: Double {
    let elapsed = (ContinuousClock.now - start).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
  }

  /// `Loading the picture  1.4 s  [#####     ] 0.6 of 1.2 MB`.
  static func text(_ label: String, seconds: Double, _ progress: PictureProgress?, isUnicode: Bool) -> String {
    let time = seconds.text(decimals: 1) + " s"
    guard let progress else { return "\(label)\(isUnicode ? "…" : "...") \(time)" }
    let received = (Double(progress.received) / 1e6).text(decimals: 1)
    guard let fraction = progress.fraction, let total = progress.total else {
      return "\(label) \(time)  \(received) MB"
    }
    let filled = Int(fraction * 20)
    let bar =
      String(repeating: isUnicode ? "━" : "#", count: filled)
      + String(repeating: isUnicode ? "─" : " ", count: 20 - filled)
    return "\(label) \(time)  [\(bar)] \(received) of \((Double(total) / 1e6).text(decimals: 1)) MB"
  }
}

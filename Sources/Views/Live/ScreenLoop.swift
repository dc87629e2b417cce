package import Terminal

/// Runs a live screen on a terminal, from its events to its frames, until the user quits or the terminal is gone.
package final class ScreenLoop {
  private let session: TerminalSession
  private let redraw: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  /// The size of the last frame; `nil` before the first.
  private var drawnSize: TerminalSize?

  /// A loop on a terminal that hasn't been entered yet.
  package init(_ session: TerminalSession) {
    self.session = session
    // One slot: any number of changes in one turn of the main actor become one frame.
    (redraw, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// The terminal's present size in cells.
  package var size: TerminalSize { session.size }

  /// Asks for a frame, since the screen is out of date.
  package func requestFrame() { continuation.yield() }

  /// Shows a screen until the user quits, then restores the terminal; returns early if it can't be entered or is gone.
  package func run(_ view: some LiveView) async {
    guard session.enter() else { return }
    let drawing = Task { for await _ in redraw { draw(view) } }
    defer {
      continuation.finish()
      drawing.cancel()
    }
    for await event in session.events {
      if event == .ended { return }
      if view.handle(event) == .quit { break }
      requestFrame()
    }
    session.leave()
  }

  /// Writes one frame, unless the last one is still being written; its end, `.drained`, requests the next.
  private func draw(_ view: some LiveView) {
    guard session.isReady else { return }
    // The signal of a resize may be late or lost, but a frame must never have the wrong size.
    let size = session.size
    if size != drawnSize {
      drawnSize = size
      view.resize(to: size)
    }
    session.write(view.frame())
  }
}

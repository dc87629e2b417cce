package import Terminal

/// What an event came to on a live screen.
package enum LiveOutcome: Equatable {
  case stay
  case quit
}

/// A screen that is drawn as long as it is looked at: the live table, the list of pictures.
package protocol LiveView: AnyObject {
  /// Does what an event asks for.
  func handle(_ event: TerminalEvent) -> LiveOutcome
  /// The bytes that bring the screen up to date; none when nothing changed.
  func frame() -> [UInt8]
  /// Another size of the screen: everything is drawn anew.
  func resize(to size: TerminalSize)
  /// Something else wrote to the terminal: everything is drawn anew.
  func forget()
}

/// Runs a live screen on a terminal: events in, frames out, until it is quit or the terminal is gone.
package final class ScreenLoop {
  private let session: TerminalSession
  private let redraw: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private var drawnSize: TerminalSize?

  /// - Parameter session: The terminal, not entered yet.
  package init(_ session: TerminalSession) {
    self.session = session
    // One slot: any number of changes in one turn of the main actor become one frame.
    (redraw, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  package var size: TerminalSize { session.size }

  /// Asks for a frame: something on the screen is no longer right.
  package func askForFrame() { continuation.yield() }

  /// Shows a screen until the person or the terminal ends it, and gives the terminal back.
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
      askForFrame()
    }
    session.leave()
  }

  /// Writes one frame, unless the terminal has not taken the last one; when it has, it says so and this is called again.
  private func draw(_ view: some LiveView) {
    guard session.isReady else { return }
    // The signal of a resize may still be on its way, or lost; a frame of the wrong size must not be.
    let size = session.size
    if size != drawnSize {
      drawnSize = size
      view.resize(to: size)
    }
    session.write(view.frame())
  }
}

extension Screen {
  /// Writes a line over a row, or over some columns of it; what does not fit is left out.
  mutating func write(_ line: StyledText, row: Int, columns: Range<Int>? = nil) {
    let columns = columns ?? 0..<self.columns
    let used = canvas.write(line, row: row, column: columns.lowerBound, width: columns.count)
    if used < columns.count { canvas.fill(row: row, columns: columns.lowerBound + used..<columns.upperBound) }
  }
}

/// How a live screen looks: as the person chose, in the colours for the terminal's background where that is left to it.
struct LiveLook {
  private(set) var appearance: Appearance
  /// The colours for the background that the terminal reported.
  private var terminalTheme: Theme?

  init(_ appearance: Appearance) { self.appearance = appearance }

  /// Takes over what the person chose.
  mutating func choose(_ chosen: Appearance, followsBackground: Bool) {
    appearance = followsBackground ? terminalTheme.map(chosen.with) ?? chosen : chosen
  }

  /// Takes in an answer of the terminal, and returns whether everything looks different for it.
  mutating func learn(_ reply: TerminalReply, followsBackground: Bool) -> Bool {
    var abilities = TerminalAbilities.unknown
    abilities.apply(reply)
    guard let isDark = abilities.isDark else { return false }
    var theme = appearance.theme
    theme.isDark = isDark
    terminalTheme = theme
    guard followsBackground, theme != appearance.theme else { return false }
    appearance = appearance.with(theme)
    return true
  }
}

extension TerminalAbilities {
  /// A terminal that has reported nothing yet.
  nonisolated static var unknown: TerminalAbilities {
    TerminalAbilities(environment: [:], isTerminal: true, window: nil)
  }
}

package import Entities
package import Terminal
package import ViewModels

/// Runs a dashboard on a terminal: events in, frames out, until it is quit or the terminal is gone.
package final class LiveTable {
  private let session: TerminalSession
  private let view: DashboardView
  private let redraw: AsyncStream<Void>
  private let askForFrame: AsyncStream<Void>.Continuation
  private var drawnSize: TerminalSize?

  /// - Parameters:
  ///   - model: What is shown.
  ///   - session: The terminal, not entered yet.
  ///   - appearance: How it is shown.
  ///   - depth: The terminal's colours.
  ///   - pictures: How pictures may be drawn; `nil` for characters.
  ///   - style: How it is shown once the person chooses another language or background.
  package init(
    _ model: DashboardViewModel, session: TerminalSession, appearance: Appearance, depth: ColorDepth,
    pictures: PictureSurroundings? = nil,
    style: ((Settings.LanguageChoice, Settings.Background) -> Appearance)? = nil
  ) {
    // One slot: any number of changes in one turn of the main actor become one frame.
    let (redraw, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.session = session
    self.redraw = redraw
    askForFrame = continuation
    view = DashboardView(
      model, appearance: appearance, size: session.size, depth: depth, pictures: pictures, style: style,
      changed: { continuation.yield() })
  }

  /// Shows the table until it ends, and gives the terminal back.
  ///
  /// - Returns: How the terminal ended it, or `nil` when the person quit.
  package func run() async -> TerminalEnding? {
    guard session.enter() else { return .hangup }
    drawnSize = nil
    let drawing = Task { for await _ in redraw { draw() } }
    defer {
      askForFrame.finish()
      drawing.cancel()
    }
    for await event in session.events {
      if case .ended(let ending) = event { return ending }
      if case .reply(let reply) = event, let theme = Theme(of: reply) { view.show(theme: theme) }
      if view.handle(event) == .quit { break }
      askForFrame.yield()
    }
    session.leave()
    return nil
  }

  /// Writes one frame, unless the terminal has not taken the last one; when it has, it says so and this is called again.
  private func draw() {
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

extension Theme {
  /// The colours for what a terminal says of its background, or `nil` if it says nothing of it.
  fileprivate init?(of reply: TerminalReply) {
    var told = TerminalAbilities(environment: [:], isTerminal: true, window: nil)
    told.apply(reply)
    guard let isDark = told.isDark else { return nil }
    self = isDark ? .dark : .light
  }
}

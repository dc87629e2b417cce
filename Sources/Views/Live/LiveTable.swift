package import Terminal
package import ViewModels

/// Runs a dashboard on a terminal: events in, frames out, until it is quit or the terminal is gone.
package final class LiveTable {
  private let session: TerminalSession
  private let view: DashboardView
  private let redraw: AsyncStream<Void>
  private let askForFrame: AsyncStream<Void>.Continuation
  private let theme: @Sendable (TerminalReply) -> Theme?

  /// - Parameters:
  ///   - model: What is shown.
  ///   - session: The terminal, not entered yet.
  ///   - appearance: How it is shown.
  ///   - depth: The terminal's colours.
  ///   - pictures: How pictures may be drawn; `nil` for characters.
  ///   - theme: The colours for what the terminal says of its background, or `nil` to keep them.
  package init(
    _ model: DashboardViewModel, session: TerminalSession, appearance: Appearance, depth: ColorDepth,
    pictures: PictureSurroundings? = nil, theme: @escaping @Sendable (TerminalReply) -> Theme? = { _ in nil }
  ) {
    // One slot: any number of changes in one turn of the main actor become one frame.
    let (redraw, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.session = session
    self.redraw = redraw
    self.theme = theme
    askForFrame = continuation
    view = DashboardView(
      model, appearance: appearance, size: session.size, depth: depth, pictures: pictures,
      changed: { continuation.yield() })
  }

  /// Shows the table until it ends, and gives the terminal back.
  ///
  /// - Returns: How the terminal ended it, or `nil` when the person quit.
  package func run() async -> TerminalEnding? {
    guard session.enter() else { return .hangup }
    view.resize(to: session.size)
    let drawing = Task { [session, view, redraw] in
      for await _ in redraw where session.isReady { session.write(view.frame()) }
    }
    defer {
      askForFrame.finish()
      drawing.cancel()
    }
    for await event in session.events {
      if case .ended(let ending) = event { return ending }
      if case .reply(let reply) = event, let theme = theme(reply) { view.show(theme: theme) }
      if view.handle(event) == .quit { break }
      askForFrame.yield()
    }
    session.leave()
    return nil
  }
}

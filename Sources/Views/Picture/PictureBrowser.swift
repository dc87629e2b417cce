package import Terminal
package import ViewModels

/// Runs the live list of pictures on a terminal, until it is quit or the terminal is gone.
package final class PictureBrowser {
  private let session: TerminalSession
  private let view: PictureBrowserView
  private let redraw: AsyncStream<Void>
  private let askForFrame: AsyncStream<Void>.Continuation

  package init(
    _ list: PictureListViewModel, _ model: PictureViewModel, session: TerminalSession, appearance: Appearance,
    surroundings: PictureSurroundings, actions: PictureBrowserView.Actions
  ) {
    // One slot: any number of changes in one turn of the main actor become one frame.
    let (redraw, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.session = session
    self.redraw = redraw
    askForFrame = continuation
    view = PictureBrowserView(
      list, model, appearance: appearance, size: session.size, surroundings: surroundings, actions: actions
    ) { continuation.yield() }
  }

  /// Shows the list until it ends, and gives the terminal back.
  ///
  /// - Parameter sleep: Waits a second, or throws when it is over.
  /// - Returns: How the terminal ended it, or `nil` when the person quit.
  package func run(sleep: @escaping @Sendable (Double) async throws -> Void) async -> TerminalEnding? {
    guard session.enter() else { return .hangup }
    view.resize(to: session.size)
    let list = view.list
    let loading = Task { await list.loadMore() }
    let ticking = Task { [view] in while (try? await sleep(1)) != nil { view.tick() } }
    let drawing = Task { [session, view, redraw] in
      for await _ in redraw where session.isReady { session.write(view.frame()) }
    }
    defer {
      askForFrame.finish()
      [loading, ticking, drawing].forEach { $0.cancel() }
    }
    for await event in session.events {
      if case .ended(let ending) = event { return ending }
      if view.handle(event) == .quit { break }
      askForFrame.yield()
    }
    session.leave()
    return nil
  }
}

import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalSession {
  /// Acts on what the device delivers.
  func receive(_ input: TerminalInput) {
    switch input {
    case .bytes(let bytes): read(bytes)
    case .signal(let signal): handle(signal: signal)
    case .closed: finish(.hangup)
    }
  }

  /// Gives the terminal back, tells why, and ends the events.
  ///
  /// A signal ends the program after a moment even if nobody acts on the event.
  func finish(_ ending: TerminalEnding) {
    let isFirst = state.with { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    guard isFirst else { return }
    giveBack()
    continuation.yield(.ended(ending))
    continuation.finish()
    guard case .signal(let signal) = ending else { return device.finish() }
    device.after(.seconds(2)) { [device] in device.end(signal) }
  }

  private func read(_ bytes: [UInt8]) {
    let (events, pending) = state.with { state in
      state.reads &+= 1
      return (state.parser.parse(bytes), state.parser.isPending ? state.reads : nil)
    }
    events.forEach(tell)
    guard let pending else { return }
    device.after(options.escapeDelay) { [weak self] in self?.flush(ifStill: pending) }
  }

  private func flush(ifStill reads: Int) {
    let events = state.with { $0.reads == reads ? $0.parser.flush() : [] }
    events.forEach(tell)
  }

  /// The keys that a cooked terminal turns into signals do here what the signals do.
  private func tell(_ event: TerminalEvent) {
    if case .key(let key) = event, let signal = key.signal {
      handle(signal: signal)
    } else {
      continuation.yield(event)
    }
  }

  private func handle(signal: Int32) {
    switch signal {
    case SIGWINCH: device.size().map { _ = continuation.yield(.resized($0)) }
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    default: finish(.signal(signal))
    }
  }

  /// Takes the terminal again after a stop; in the background of a shell, stops again.
  private func resume() {
    guard !state.with({ $0.isOver }) else { return }
    guard device.isForeground() else { return device.stop() }
    guard take() else { return finish(.hangup) }
    continuation.yield(.resumed)
    device.size().map { _ = continuation.yield(.resized($0)) }
  }
}

/// Holds a caller until it is opened, and reports that one has come.
actor Gate {
  private var isOpen = false
  private var isReached = false
  private var waiting: CheckedContinuation<Void, Never>?
  private var watcher: CheckedContinuation<Void, Never>?

  func pass() async {
    isReached = true
    watcher?.resume()
    watcher = nil
    guard !isOpen else { return }
    await withCheckedContinuation { waiting = $0 }
  }

  /// Returns once a task has come to the gate.
  func reached() async {
    guard !isReached else { return }
    await withCheckedContinuation { watcher = $0 }
  }

  nonisolated func open() { Task { await letPass() } }

  private func letPass() {
    isOpen = true
    waiting?.resume()
    waiting = nil
  }
}

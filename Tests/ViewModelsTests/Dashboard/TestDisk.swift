import Entities
import Foundation
import Repositories
import World

/// A disk that is full, or locked by another program, when the test says so, and that notes what is done on the main
/// actor.
nonisolated final class TestDisk: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards what follows it.
  private let lock = NSLock()
  private var isRefusing = false
  private var pathsOnMain: [String] = []
  private var turn: DispatchSemaphore?
  private var isTurnLost = false

  var isFull: Bool {
    get { lock.withLock { isRefusing } }
    set { lock.withLock { isRefusing = newValue } }
  }

  init() { DispatchQueue.markMain() }

  /// The files that were read or written on the main actor.
  var onMain: [String] { lock.withLock { pathsOnMain } }

  /// Lets another program hold the lock of the files until ``endTurn(isLost:)``.
  func takeTurn() { lock.withLock { (turn, isTurnLost) = (DispatchSemaphore(value: 0), false) } }

  /// Releases the lock, or lets the program that waits for it give up (`isLost`).
  func endTurn(isLost: Bool = false) {
    let held = lock.withLock { () -> DispatchSemaphore? in
      isTurnLost = isLost
      return turn
    }
    held?.signal()
  }

  private func note(_ path: String) {
    if DispatchQueue.isMain { lock.withLock { pathsOnMain.append(path) } }
  }

  private func waitForTurn() throws(FileProblem) {
    guard let turn = lock.withLock({ turn }) else { return }
    turn.wait()
    let isLost = lock.withLock {
      self.turn = nil
      return isTurnLost
    }
    if isLost { throw .locked }
  }

  /// A disk with the faults that the test sets here.
  func files(_ disk: FileStore) -> FileStore {
    var files = disk
    files.writeAtomically = { path, data, options throws(FileProblem) in
      self.note(path)
      if self.isFull { throw .full }
      try disk.writeAtomically(path, data, options)
    }
    files.read = { path, limit throws(FileProblem) in
      self.note(path)
      return try disk.read(path, limit)
    }
    files.lock = { path, body in
      try self.waitForTurn()
      try disk.lock(path, body)
    }
    return files
  }
}

import Foundation

extension Process {
  /// Waits for the end, and makes one where there is none after some seconds, so that no test waits for ever.
  package func end(within seconds: Double = 240) {
    let identifier = processIdentifier
    let limit = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: limit)
    waitUntilExit()
    limit.cancel()
  }
}

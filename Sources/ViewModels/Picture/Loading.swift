import Essentials

/// How long a request has been in progress, and how much of a file has arrived.
package nonisolated struct Loading: Equatable, Sendable {
  /// When the request was begun.
  let since: Date
  /// Whole seconds so far.
  package internal(set) var seconds = 0
  /// How much of a file has arrived; `nil` while none is loading.
  package internal(set) var progress: PictureProgress?
  /// Whether a picture's file is loading, not a picture or a list.
  var isOfFile = false

  /// Updates the seconds, clamped to 0…86,400 if the clock jumps.
  mutating func update(at now: Date) { seconds = max(0, Int(min(now.timeIntervalSince(since), 86_400))) }
}

/// How much of a picture's file has arrived.
package nonisolated struct PictureProgress: Equatable, Sendable {
  /// Bytes that have arrived.
  package let received: Int
  /// Bytes of the whole file; `nil` if the server doesn't say.
  package let total: Int?

  package init(received: Int, total: Int?) { (self.received, self.total) = (received, total) }

  /// The share of the file that has arrived, 0…1; `nil` if the size is unknown or zero.
  package var fraction: Double? { total.flatMap { $0 > 0 ? min(1, max(0, Double(received) / Double($0))) : nil } }
}

import Essentials

/// Something that is loading.
package nonisolated struct Loading: Equatable, Sendable {
  let since: Date
  /// Whole seconds so far.
  package internal(set) var seconds = 0
  /// How much of a file has arrived; `nil` while none is loading.
  package internal(set) var progress: PictureProgress?

  /// Updates the seconds, to at most a day if the clock jumps.
  mutating func count(at now: Date) { seconds = max(0, Int(min(now.timeIntervalSince(since), 86_400))) }
}

/// How much of a picture's file has arrived.
package nonisolated struct PictureProgress: Equatable, Sendable {
  /// Bytes.
  package let received: Int
  /// Bytes; `nil` if the server doesn't say.
  package let total: Int?

  package init(received: Int, total: Int?) {
    self.received = received
    self.total = total
  }

  /// 0…1; `nil` if the size is unknown.
  package var fraction: Double? {
    total.flatMap { $0 > 0 ? min(1, max(0, Double(received) / Double($0))) : nil }
  }
}

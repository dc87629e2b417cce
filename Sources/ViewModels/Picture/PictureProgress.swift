/// How much of a picture's file has come.
package nonisolated struct PictureProgress: Equatable, Sendable {
  /// Bytes.
  package var received: Int
  /// Bytes, where the server tells.
  package var total: Int?

  package init(received: Int, total: Int?) {
    self.received = received
    self.total = total
  }

  /// 0…1, or `nil` when the size is not known.
  package var fraction: Double? {
    total.flatMap { $0 > 0 ? min(1, max(0, Double(received) / Double($0))) : nil }
  }
}

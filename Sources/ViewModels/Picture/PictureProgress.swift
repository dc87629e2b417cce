/// How much of a picture's file has arrived.
package nonisolated struct PictureProgress: Equatable, Sendable {
  /// Bytes.
  package let received: Int
  /// Bytes; `nil` if the server doesn't say.
  package let total: Int?

  package init(received: Int, total: Int?) { (self.received, self.total) = (received, total) }

  /// 0…1; `nil` if the size is unknown.
  package var fraction: Double? { total.flatMap { $0 > 0 ? min(1, max(0, Double(received) / Double($0))) : nil } }
}

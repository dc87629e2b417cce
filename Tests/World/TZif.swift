import Foundation

/// A file of a time zone database, made by hand.
package struct TZif {
  /// Seconds ahead of UTC; the first holds before all changes.
  package var offsets: [Int]
  /// From an instant on the offset of that number.
  package var changes: [(instant: Int, offset: Int)]
  /// What holds after the last change, as in POSIX' `TZ`.
  package var footer: String
  /// From an instant on that many leap seconds are counted.
  package var leaps: [(instant: Int, seconds: Int)] = []

  package init(offsets: [Int], changes: [(instant: Int, offset: Int)] = [], footer: String) {
    self.offsets = offsets
    self.changes = changes
    self.footer = footer
  }

  /// The bytes as RFC 9636 lays them down: version 1 is one block, the others have a second of larger numbers and a
  /// footer.
  package func bytes(version: Int) -> [UInt8] {
    let first = block(version, timeSize: 4)
    return version == 1 ? first : first + block(version, timeSize: 8) + "\n\(footer)\n".utf8
  }

  private func block(_ version: Int, timeSize: Int) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let fitting = changes.filter { timeSize == 8 || Int32(exactly: $0.instant) != nil }
    let header = Array("TZif".utf8) + [version == 1 ? 0 : UInt8(48 + version)] + [UInt8](repeating: 0, count: 15)
    let counts = [0, 0, leaps.count, fitting.count, offsets.count, 4].flatMap { number($0, 4) }
    let times = fitting.flatMap { number($0.instant, timeSize) } + fitting.map { UInt8($0.offset) }
    let types = offsets.flatMap { number($0, 4) + [0, 0] } + Array("LMT\0".utf8)
    return header + counts + times + types + leaps.flatMap { number($0.instant, timeSize) + number($0.seconds, 4) }
  }
}

package import Entities
import Essentials

/// How a document describes in words what it also has as numbers and names.
package struct DocumentWords {
  /// The description of a condition; `nil` is written as `null`.
  var condition: (Condition) -> String?
  /// A reason why a night is good or bad for stargazing.
  var reason: (StargazingReason) -> String
  /// A sentence on an event in the sky.
  var event: (SkyEvent) -> String

  package init(
    condition: @escaping (Condition) -> String?, reason: @escaping (StargazingReason) -> String,
    event: @escaping (SkyEvent) -> String
  ) { (self.condition, self.reason, self.event) = (condition, reason, event) }
}

extension JSONValue {
  /// The most elements that are read from a list, since a document from outside may have lists of any length.
  static let listLimit = 100

  /// A computed instant, rounded to the nearest second instead of cut off; `null` if it is `nil`.
  static func roundedInstant(_ date: Date?, in zone: Zone) -> JSONValue {
    .instant(date.map { Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded()) }, in: zone)
  }
}

extension Double {
  /// The value with the fewest decimals, of `digits` (1 or 2), three and four, that round to the same number on screen,
  /// where it has `shown` decimals (0 or 1); with `digits` if none do. `nil` if it isn't finite.
  ///
  /// A candidate that is a half on screen is rejected, as it may come back a little smaller from conversion to canonical
  /// units; others, of at most four decimals, are at least 0.0001 from one. Two decimals never replace one: 4.505 would
  /// become 4.51, and rewriting a document must not change it.
  nonisolated func rounded(digits: Int, showing shown: Int) -> Double? {
    guard shown < digits else { return rounded(digits: digits) }
    let scale = shown == 0 ? 1.0 : 10
    let roundings = [digits, 3, 4].lazy.compactMap { rounded(digits: $0) }
    return roundings.first { candidate in
      let scaled = candidate * scale
      return scaled.rounded() == (self * scale).rounded() && abs(abs(scaled - scaled.rounded()) - 0.5) > 0.00005
    } ?? rounded(digits: digits)
  }
}

extension JSONValue? {
  /// An integer, clamped to 0…100; `nil` for anything but an integer.
  nonisolated var percent: Int? { self?.strictInt.map { min(max($0, 0), 100) } }

  /// A number within a range; `nil` for anything else.
  nonisolated func number(in range: ClosedRange<Double>) -> Double? {
    self?.strictDouble.flatMap { range.contains($0) ? $0 : nil }
  }
}

/// How many colours a terminal shows, from none upwards.
package enum ColorDepth: Int, Comparable, Sendable {
  case none
  case ansi16
  case palette256
  case trueColor

  /// Whether one depth shows fewer colours than another.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How many colours a terminal shows, fewest first.
package enum ColorDepth: Int, Comparable, Sendable {
  case none
  case ansi16
  case palette256
  case trueColor

  /// Whether the left depth has fewer colours.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

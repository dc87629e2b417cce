/// Where text stands in a wider column.
package enum TextAlignment: Sendable {
  case left
  case right
  case center
}

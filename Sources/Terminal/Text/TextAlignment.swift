/// The alignment of text in a wider column.
package enum TextAlignment: Sendable {
  case left, right
}

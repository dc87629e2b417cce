/// The character in place of text that was cut off.
package enum Ellipsis: String, Sendable {
  case unicode = "…"
  case ascii = "~"
}

/// What stands for text that was cut off.
package enum Ellipsis: String, Sendable {
  case unicode = "…"
  case ascii = "~"
}

/// The character that replaces text which was cut off.
package enum Ellipsis: String, Sendable {
  case unicode = "…"
  case ascii = "~"
}

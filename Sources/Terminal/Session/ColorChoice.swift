/// What was asked for on the command line: `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}

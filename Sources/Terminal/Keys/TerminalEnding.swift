/// Why a terminal session ended by itself.
package enum TerminalEnding: Hashable, Sendable {
  /// A signal, or the key that stands for it: the program shall end as the signal does.
  case signal(Int32)
  /// The terminal is gone: end of input.
  case hangup
  /// Nobody reads the output any more: the program shall end quietly.
  case outputClosed
}

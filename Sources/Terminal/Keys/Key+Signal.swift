#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Key {
  /// The signal that a cooked terminal would turn the key into; raw mode leaves that to the program.
  var signal: Int32? {
    switch self {
    case .control("c"): SIGINT
    case .control("z"): SIGTSTP
    case .control("\\"): SIGQUIT
    default: nil
    }
  }
}

/// Why the program cannot find its own files.
enum SetupProblem: Error, Equatable, CustomStringConvertible {
  case noHome

  var description: String {
    switch self {
    case .noHome: "It is not known where settings belong: set HOME or XDG_CONFIG_HOME, or use --config FILE."
    }
  }
}

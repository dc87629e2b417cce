import CommandLine
import Entities
import Repositories
import Services
import Views

/// What the program ends with; the numbers are those of `sysexits.h`.
enum ExitCode: Int32 {
  case done = 0
  /// No such place or city, name taken, nothing found.
  case cannotBeDone = 1
  case usage = 64
  /// The settings file, or a document, cannot be understood.
  case badSettings = 65
  /// A service failed and nothing kept could be shown.
  case unavailable = 69
  /// The disk refused.
  case diskRefused = 74
  /// Shown, but some of it is old or missing.
  case partial = 75
  /// A key is missing or refused.
  case keyProblem = 78

  /// The code for an error that ended a command.
  init(_ error: any Error) {
    switch error {
    case OutputProblem.closed: self = .done
    case is UsageError, is EndpointProblem: self = .usage
    case let problem as SettingsProblem:
      switch problem {
      case .notJSON, .wrongKind: self = .badSettings
      case .cannotRead, .cannotWrite: self = .diskRefused
      }
    case DocumentProblem.noDocument: self = .badSettings
    case DocumentProblem.cannotRead: self = .diskRefused
    case is FileProblem, is SetupProblem, is OutputProblem: self = .diskRefused
    case let problem as PictureFileProblem: self = problem.problem == .exists ? .cannotBeDone : .diskRefused
    case PictureProblem.service(let failure), PictureProblem.file(let failure, _):
      self = failure.isKeyProblem ? .keyProblem : .unavailable
    case let failure as ServiceFailure: self = failure.isKeyProblem ? .keyProblem : .unavailable
    case CityProblem.cannotSearch: self = .unavailable
    default: self = .cannotBeDone
    }
  }
}

nonisolated extension ServiceFailure {
  /// Whether a key would help.
  var isKeyProblem: Bool {
    switch self {
    case .keyMissing, .keyRefused: true
    default: false
    }
  }
}

import CommandLine
import Entities

/// The program's exit codes; those from 64 on are those of `sysexits.h`.
enum ExitCode: Int32 {
  /// All that was asked for is shown and current.
  case done = 0
  /// No such place or city, the name is taken, nothing was found, or another obstacle.
  case cannotBeDone = 1
  /// The command line, or an environment variable for a service's address, is wrong.
  case usage = 64
  /// The settings file or a document can't be parsed, or the document is too large or lacks readable cities.
  case badData = 65
  /// A service failed and nothing was cached.
  case unavailable = 69
  /// Something can't be read or written, or the system lacks the resources.
  case ioError = 74
  /// Shown, but some of it is old or missing.
  case partial = 75
  /// A key is missing or was refused.
  case keyProblem = 78

  /// The code of an error that ended a command.
  init(_ error: any Error) {
    self =
      switch error {
      case OutputProblem.readerGone: .done
      case is UsageError: .usage
      case let problem as ProgramProblem: ExitCode(of: problem)
      case SettingsProblem.notJSON, SettingsProblem.unitsAreNotAnObject, SettingsProblem.citiesAreNotAList: .badData
      case is SettingsProblem, is FileProblem, is OutputProblem: .ioError
      case PictureProblem.service(let failure), PictureProblem.file(let failure, _), let failure as ServiceFailure:
        failure.isAboutKey ? .keyProblem : .unavailable
      case CityProblem.cannotSearch: .unavailable
      default: .cannotBeDone
      }
  }

  private init(of problem: ProgramProblem) {
    self =
      switch problem {
      case .notAnAddress, .insecure: .usage
      case .notADocument, .largeDocument, .unreadableCities, .tooManyCities: .badData
      case .missingDocument, .pictureFile(_, .exists), .browser, .longLine, .longInput: .cannotBeDone
      case .noHome, .noCacheHome, .cache, .unreadableDocument, .pictureFile, .output, .noArguments, .tooFewFiles,
        .tooFewThreads:
        .ioError
      }
  }
}

import CommandLine
import Entities
import Essentials
import Terminal
import Views

/// The arguments, the environment and the standard streams, and the user's language and service keys as far as known.
final class Console {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let environment = ProcessInfo.processInfo.environment
  let isInputTerminal = TerminalDevice.isInputTerminal
  let isOutputTerminal = TerminalDevice.isOutputTerminal
  let isErrorTerminal = TerminalDevice.isErrorTerminal
  /// The size of the terminal window in cells; `nil` if standard output isn't in one.
  let window = TerminalDevice.windowSize
  /// Whether text for people is ASCII only: because of the locale or `--ascii`, even on an invalid command line.
  let isASCII: Bool
  /// The language of messages: the environment's until the settings are read.
  private(set) lazy var words = words(of: Settings())
  /// All service keys, also overridden and replaced ones; no message shows any part of them.
  private var keys: [String] = []

  init() {
    let abilities = TerminalAbilities(environment: environment, isTerminal: false, window: nil)
    isASCII = !abilities.isUnicode || arguments.prefix { $0 != "--" }.contains("--ascii")
  }

  /// The language that the settings choose; English if text is ASCII only, as the others can't be written in that.
  func words(of settings: Settings) -> Words {
    .inLanguage(isASCII ? .english : Words.language(settings.language, environment: environment))
  }

  /// Reads the settings as far as possible, for code that only needs their language or cities.
  func savedSettings(_ configPath: String?) -> Settings {
    Locations(environment: environment, configPath: configPath).savedSettings()
  }

  /// Uses the language of settings from now on, and hides their keys.
  func adopt(_ settings: Settings) {
    words = words(of: settings)
    keys += (settings.apiKeys + settings.withAPIKeys(from: environment).apiKeys).filter { !keys.contains($0) }
  }

  /// Prints text for people.
  func print(_ text: String) throws(OutputProblem) { try printAsIs(isASCII ? ASCIIText.folded(text) : text) }

  /// Prints a JSON document, which is UTF-8 in any locale.
  func print(_ document: JSONValue) throws(OutputProblem) { try printAsIs(document.document) }

  /// Prints text unchanged: output for programs, or text that the user wrote.
  func printAsIs(_ text: String) throws(OutputProblem) { try write(Array(text.utf8)) }

  /// Writes bytes to standard output.
  func write(_ bytes: [UInt8]) throws(OutputProblem) {
    let output = StandardStream.output
    guard output.write(bytes) else { throw output.isReaderGone ? .readerGone : .writeFailed }
  }

  /// Opens a page in the browser; returns whether that worked.
  func open(_ page: URL) async -> Bool { await Browser.open(page, environment: environment) }

  /// Writes text for people to standard error.
  func writeError(_ text: String) { StandardStream.error.write(isASCII ? ASCIIText.folded(text) : text) }

  /// Reports a sentence on standard error, without keys and without anything that controls the terminal.
  func report(_ sentence: String) {
    // Far beyond any sentence of the program; only a service's words could be longer.
    writeError("skydash: \(Secrets(keys).redacted(SafeText.line(sentence, limit: 10_000)))\n")
  }

  /// Reports how to add cities.
  func reportNoCities() {
    report(words("No cities yet: add one with “skydash add Seoul”, or look around with “skydash demo”."))
  }

  /// Reports the error that ended a command, and returns its exit code.
  func report(_ error: any Error) -> ExitCode {
    switch error {
    case OutputProblem.readerGone: break
    case OutputProblem.writeFailed: report(words(ProgramProblem.output.phrase))
    case let error as UsageError: writeError(error.report(words.callAsFunction))
    default: report(sentence(of: error))
    }
    return ExitCode(error)
  }

  /// An error as a sentence with the next step, in the user's language.
  func sentence(of error: any Error) -> String { words(Phrase(problem: error)) }
}

/// Why standard output can't be written to.
enum OutputProblem: Error {
  /// The program that reads it has ended; so does the command, quietly and with code 0.
  case readerGone
  /// Any other error, such as a full disk.
  case writeFailed
}

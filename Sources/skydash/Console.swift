import CommandLine
import Entities
import Essentials
import Terminal
import Views

/// What the program was started with and where it answers, and what is known so far of the person who reads it.
final class Console {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let environment = ProcessInfo.processInfo.environment
  let isOutputTerminal = TerminalDevice.standardStreams.isOutputTerminal
  let isErrorTerminal = TerminalDevice.isErrorTerminal
  /// Whether a person types the standard input.
  let isInputTerminal = TerminalDevice.standardStreams.isInputTerminal
  /// The window's size, or `nil` without one.
  let window = TerminalDevice.windowSize
  /// Whether people are shown nothing but ASCII: the locale has no more, or they want no more, also on a command line
  /// that is not understood.
  let isASCII: Bool
  /// The words of messages: those of the environment's language, until the settings are read.
  private(set) var words: Words
  /// Keys, wherever they came from and whether they still count, of which no sentence shows any part.
  private var keys: [String] = []

  init() {
    let abilities = TerminalAbilities(environment: environment, isTerminal: false, window: nil)
    isASCII = !abilities.isUnicode || arguments.prefix { $0 != "--" }.contains("--ascii")
    words = Self.words(.auto, isASCII: isASCII, environment)
  }

  /// The words that settings ask for.
  func words(of settings: Settings) -> Words { Self.words(settings.language, isASCII: isASCII, environment) }

  private static func words(
    _ choice: Settings.Choice<Language>, isASCII: Bool, _ environment: [String: String]
  ) -> Words {
    // Only English can be written in ASCII.
    .of(isASCII ? .english : Words.language(choice, environment: environment))
  }

  /// The settings as far as they can be read, for what needs no more of them than their language or cities.
  func savedSettings(_ configPath: String?) -> Settings {
    Locations(environment: environment, configPath: configPath).savedSettings
  }

  /// Heeds a person's settings from now on.
  func learn(_ settings: Settings) {
    words = words(of: settings)
    keys += (settings.keys + settings.withKeys(from: environment).keys).filter { !keys.contains($0) }
  }

  /// Prints text for people.
  func print(_ text: String) throws(OutputProblem) { try printAsIs(isASCII ? ASCIIText.folded(text) : text) }

  /// Prints a document, which is UTF-8 whatever the locale.
  func print(_ document: JSONValue) throws(OutputProblem) { try printAsIs(document.document) }

  /// Prints text to the letter: what programs read, or a person wrote.
  func printAsIs(_ text: String) throws(OutputProblem) { try write(Array(text.utf8)) }

  /// Writes bytes to standard output; a reader that went away ends the command quietly.
  func write(_ bytes: [UInt8]) throws(OutputProblem) {
    guard StandardStream.output.write(bytes) else { throw StandardStream.isBrokenPipe ? .closed : .refused }
  }

  /// The most bytes of a line.
  private static let lineLimit = 4096

  /// The most bytes of all lines that are read.
  static let linesLimit = 16_000_000

  /// The next line of the standard input without its end, or `nil` at the end of the input; of an endless line only the
  /// beginning is held. The bytes that may still be read become fewer; with the last of them the input ends.
  func readLine(_ left: inout Int) -> Result<String, ProgramProblem>? {
    var bytes: [UInt8] = []
    var isTooLong = false
    var isEmpty = true
    while left > 0, let byte = UInt8(exactly: getchar()) {
      left -= 1
      if left == 0 { return .failure(.longInput(megabytes: Self.linesLimit / 1_000_000)) }
      isEmpty = false
      if byte == 0x0A { break }
      if bytes.count < Self.lineLimit { bytes.append(byte) } else { isTooLong = true }
    }
    if isEmpty { return nil }
    if bytes.last == 0x0D { bytes.removeLast() }
    return isTooLong ? .failure(.longLine) : .success(String(decoding: bytes, as: UTF8.self))
  }

  /// All of the standard input, or `nil` where it is longer than so many bytes.
  func readAll(_ limit: Int) -> Data? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limit {
      let count = systemRead(0, &buffer)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
    return nil
  }

  /// Opens a page in a browser.
  ///
  /// - Returns: Whether that could be done.
  func open(_ page: URL) async -> Bool { await Browser.open(page, environment: environment) }

  /// Writes to standard error.
  func complain(_ text: String) { StandardStream.error.write(text) }

  /// Reports something beside the result: one sentence, in which nothing commands the terminal, not even a path's name.
  func report(_ sentence: String) {
    let sentence = Secrets(keys).hidden(in: SafeText.line(sentence, limit: 10_000))
    complain("skydash: \(isASCII ? ASCIIText.folded(sentence) : sentence)\n")
  }

  /// Says how cities are added.
  func reportNoCities() {
    report(words("No cities yet: add one with “skydash add Seoul”, or look around with “skydash demo”."))
  }

  /// Reports what ended a command and returns its exit code.
  func report(_ error: any Error) -> ExitCode {
    switch error {
    case OutputProblem.closed: break
    case OutputProblem.refused: report(words(ProgramProblem.output.phrase))
    case let error as UsageError:
      let report = error.report(words.callAsFunction)
      complain(isASCII ? ASCIIText.folded(report) : report)
    default: report(sentence(of: error))
    }
    return ExitCode(error)
  }

  func sentence(of error: any Error) -> String { words(Phrase(problem: error)) }
}

/// Why nothing more can be written to the output.
enum OutputProblem: Error {
  /// Its reader is gone: the end, but no failure.
  case closed
  case refused
}

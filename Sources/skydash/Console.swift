import CommandLine
import Entities
import Essentials
import Terminal
import Views

/// What the program was started with and where it answers; tests give their own.
struct Console {
  var arguments: [String]
  var environment: [String: String]
  var isOutputTerminal: Bool
  var isErrorTerminal: Bool
  /// Whether a person types the standard input.
  var isInputTerminal = false
  /// The window's size, or `nil` without one.
  var window: TerminalSize?
  /// Whether people are shown nothing but ASCII: the locale has no more, or they want no more.
  var isASCII: Bool
  /// Lines of the standard input, `nil` at its end.
  var readLine: () -> InputLine?
  /// Writes to standard output; `false` when that is no longer possible.
  var write: (String) -> Bool
  var complain: (String) -> Void
  /// Writes bytes that are no text to standard output.
  var writeBytes: ([UInt8]) -> Bool = { StandardStream.output.write($0) }
  /// All of the standard input, up to so many bytes.
  var readAll: (_ limit: Int) -> Data = { limit in
    var data = Data()
    while data.count < limit, let byte = UInt8(exactly: getchar()) { data.append(byte) }
    return data
  }
  /// Whether nobody will ever read the standard output.
  var isReaderGone: () -> Bool = { StandardStream.output.isReaderGone }
  /// Keys of services, of which no sentence shows any part.
  let keys = KnownKeys()
  /// Opens a page in a browser; whether that could be done.
  var open: (URL) async -> Bool = { await Browser.open($0, environment: ProcessInfo.processInfo.environment) }

  static var live: Console {
    let streams = TerminalDevice.standardStreams
    let environment = ProcessInfo.processInfo.environment
    return Console(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment,
      isOutputTerminal: streams.isOutputTerminal,
      isErrorTerminal: TerminalDevice.isErrorTerminal,
      isInputTerminal: streams.isInputTerminal,
      window: TerminalDevice.windowSize,
      isASCII: !TerminalAbilities(environment: environment, isTerminal: false, window: nil).isUnicode,
      readLine: { InputLine.read { UInt8(exactly: getchar()) } },
      write: { StandardStream.output.write($0) },
      complain: { StandardStream.error.write($0) })
  }

  /// Prints text for people; a reader that went away ends the command quietly.
  ///
  /// - Throws: ``OutputClosed``, or a sentence when the disk behind the output is full.
  func print(_ text: String) throws { try printAsIs(isASCII ? ASCIIText.folded(text) : text) }

  /// Prints a document, which is UTF-8 whatever the locale.
  ///
  /// - Throws: ``OutputClosed`` or ``OutputProblem``.
  func print(_ document: JSONTree) throws { try printAsIs(document.document) }

  /// Prints text to the letter: what programs read, or a person wrote.
  ///
  /// - Throws: ``OutputClosed`` or ``OutputProblem``.
  func printAsIs(_ text: String) throws {
    guard write(text) else {
      if StandardStream.isBrokenPipe { throw OutputClosed() }
      throw OutputProblem()
    }
  }

  /// Tells something beside the result: one sentence, in which nothing commands the terminal, not even a path's name.
  func tell(_ sentence: String) {
    let sentence = keys.hidden(in: SafeText.line(sentence, limit: 10_000))
    complain("skydash: \(isASCII ? ASCIIText.folded(sentence) : sentence)\n")
  }

  /// Tells what ended a command and returns its exit code.
  func report(_ error: any Error) -> ExitCode {
    switch error {
    case is OutputClosed: return .done
    case let error as UsageError: complain(isASCII ? ASCIIText.folded(error.report) : error.report)
    case is OutputProblem:
      tell("The output cannot be written; check the disk it goes to.")
      return .diskRefused
    default: tell(String(describing: error))
    }
    return ExitCode(error)
  }
}

/// The reader of the output is gone: the end, but no failure.
struct OutputClosed: Error {}

/// The output cannot be written.
struct OutputProblem: Error {}

/// A line of the standard input.
enum InputLine: Equatable {
  case text(String)
  /// Longer than any place is; what it said is not kept.
  case tooLong

  /// The most bytes of a line.
  static let longest = 4096

  /// The next line without its end, or `nil` at the end of the input; of an endless line only the beginning is held.
  static func read(_ nextByte: () -> UInt8?) -> InputLine? {
    var bytes: [UInt8] = []
    var isTooLong = false
    var isEmpty = true
    while let byte = nextByte() {
      isEmpty = false
      if byte == 0x0A { break }
      if bytes.count < longest { bytes.append(byte) } else { isTooLong = true }
    }
    if isEmpty { return nil }
    if bytes.last == 0x0D { bytes.removeLast() }
    return isTooLong ? .tooLong : .text(String(decoding: bytes, as: UTF8.self))
  }
}

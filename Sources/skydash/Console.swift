import Foundation
import Terminal
import Views

/// What the program was started with and where it answers; tests give their own.
struct Console {
  var arguments: [String]
  var environment: [String: String]
  var isOutputTerminal: Bool
  var isErrorTerminal: Bool
  /// The window's size, or `nil` without one.
  var window: TerminalSize?
  /// Lines of the standard input, `nil` at its end.
  var readLine: () -> InputLine?
  /// Writes to standard output; `false` when that is no longer possible.
  var write: (String) -> Bool
  var complain: (String) -> Void
  /// Writes bytes that are no text to standard output.
  var writeBytes: ([UInt8]) -> Bool = { StandardStream.output.write($0) }
  /// Opens a page in a browser; whether that could be done.
  var open: (URL) -> Bool = { Browser.open($0, environment: ProcessInfo.processInfo.environment) }

  static var live: Console {
    let streams = TerminalDevice.standardStreams
    return Console(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      isOutputTerminal: streams.isOutputTerminal,
      isErrorTerminal: TerminalDevice.isErrorTerminal,
      window: streams.isOutputTerminal ? TerminalDevice.live()?.size() : nil,
      readLine: { InputLine.read { UInt8(exactly: getchar()) } },
      write: { StandardStream.output.write($0) },
      complain: { StandardStream.error.write($0) })
  }

  /// Prints text; a reader that went away ends the command quietly.
  ///
  /// - Throws: ``OutputClosed``, or a sentence when the disk behind the output is full.
  func print(_ text: String) throws {
    guard write(text) else {
      if StandardStream.isBrokenPipe { throw OutputClosed() }
      throw OutputProblem()
    }
  }

  /// Tells something beside the result: one sentence.
  func tell(_ sentence: String) {
    complain("skydash: \(sentence)\n")
  }

  /// Tells what ended a command and returns its exit code.
  func report(_ error: any Error) -> ExitCode {
    switch error {
    case is OutputClosed: return .done
    case let error as UsageError: complain(error.report)
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

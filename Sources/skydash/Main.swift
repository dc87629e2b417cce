import CommandLine
import Essentials
import Terminal
import Views

/// The program: arguments in, exit code out; every failure becomes one sentence here.
@main
struct Main {
  static func main() async {
    StandardStream.answerInsteadOfEnding()
    let console = Console.live
    let code = await run(console)
    exit(code.rawValue)
  }

  /// Runs one command line and returns its exit code.
  static func run(_ console: Console) async -> ExitCode {
    var console = console
    // Of a command line that is not understood too.
    if console.arguments.prefix(while: { $0 != "--" }).contains("--ascii") { console.isASCII = true }
    do {
      let invocation = try Invocation(console.arguments)
      return try await Program(invocation, console).run()
    } catch {
      return console.report(error)
    }
  }
}

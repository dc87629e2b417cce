import CommandLine

/// Understanding a command line and writing the help: what every start pays.
enum CommandLineBenchmarks {
  static func run() async {
    let line = ["--city", "Seoul", "watch", "--interval", "10m", "--units=fahrenheit,mph", "--color", "never"]
    measure("command line: eight arguments understood", target: "50 µs", rounds: 200) { try? Invocation(line) }
    measure("command line: a mistake and its suggestion", target: "1 ms", rounds: 200) { "\(unknown())" }
    measure("command line: overview of the help", target: "1 ms", rounds: 200) { HelpText.text(nil) }
  }

  private static func unknown() -> String {
    do {
      return "\(try Invocation(["wacth"]))"
    } catch {
      return error.report
    }
  }
}

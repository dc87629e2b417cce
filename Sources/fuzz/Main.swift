import Foundation

/// Feeds hostile input to everything that reads input from outside.
///
/// `swift run -c release fuzz [TARGET…] [--runs N] [--seed S] [--from N]` makes the inputs itself: `--runs` of them for
/// each target, from number `--from` on. The same seed makes the same inputs on any machine. With `.ci/fuzz [SECONDS
/// [TARGET…]]`, libFuzzer makes them, guided by the branches that they take.
@main
struct Main {
  static func main() async {
    #if FUZZER
      await LibFuzzer.run()
    #else
      do {
        try await run(Options(CommandLine.arguments.dropFirst()))
      } catch {
        FileHandle.standardError.write(Data("fuzz: \(error)\n".utf8))
        exit(1)
      }
    #endif
  }

  static func run(_ options: Options) async throws {
    for target in options.targets {
      let inputs = options.first..<(options.first + options.runs)
      try await Campaign(target: target, inputs: inputs, seed: options.seed).run()
    }
  }
}

import Foundation

/// Feeds hostile input to everything that reads from outside.
///
/// `swift run -c release fuzz [TARGET…] [--runs N] [--seed S] [--from N]` makes inputs by itself, the same for the same
/// seed, on any machine. With `.ci/fuzz [SECONDS [TARGET…]]`, libFuzzer makes them and follows the branches they take.
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

/// The command line of the fuzzer.
struct Options {
  var targets = FuzzTarget.all
  var runs = 10_000
  var first = 0
  var seed: UInt64 = 1

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var names: [FuzzTarget] = []
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      switch word {
      case "--runs": runs = try Self.number(words.popFirst())
      case "--from": first = try Self.number(words.popFirst())
      case "--seed": seed = UInt64(try Self.number(words.popFirst()))
      default: names.append(try Self.target(word))
      }
    }
    if !names.isEmpty { targets = names }
  }

  private static func number(_ word: String?) throws -> Int {
    guard let word, let number = Int(word), (0...1_000_000_000_000).contains(number) else {
      throw Mistake(description: "--runs, --from and --seed need a number.")
    }
    return number
  }

  private static func target(_ name: String) throws -> FuzzTarget {
    guard let target = FuzzTarget.named(name) else {
      let all = FuzzTarget.all.map(\.name).joined(separator: ", ")
      throw Mistake(description: "\(name) is none of \(all).")
    }
    return target
  }
}

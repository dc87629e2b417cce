/// The options of the fuzzer's command line.
struct Options {
  var targets = FuzzTarget.all
  /// How many inputs each target gets.
  var runs = 10_000
  /// The number of the first input.
  var first = 0
  var seed: UInt64 = 1

  /// Why the command line is invalid.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// Parses the arguments after the program's name; throws ``Mistake``.
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

  /// A whole number from 0 to 10¹², so that sums can't overflow.
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

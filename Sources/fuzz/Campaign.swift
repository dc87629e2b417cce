import Essentials
import World

/// Many runs of one target.
struct Campaign {
  let target: FuzzTarget
  let inputs: Range<Int>
  let seed: UInt64

  /// An input that broke a property.
  struct Finding: Error, CustomStringConvertible {
    let description: String
  }

  /// Feeds the inputs, and prints a line of figures.
  ///
  /// - Throws: ``Finding`` at the first text that is not safe. A trap or a hang ends the program, naming the input.
  func run() async throws {
    let mutator = Mutator(corpus: await Corpus.inputs(of: target), seed: seed)
    let start = ContinuousClock.now
    var slowest = (duration: Duration.zero, number: 0)
    // What a leak adds to is what is left once buffers have their size.
    let warm = inputs.lowerBound + inputs.count / 10
    var warmMemory: Double?
    for number in inputs {
      if number == warm { warmMemory = ProcessFigures.own }
      Watchdog.watch(target.name, number, seed)
      let begin = ContinuousClock.now
      try await Self.feed(mutator.input(number), to: target, number: number)
      let duration = ContinuousClock.now - begin
      if duration > slowest.duration { slowest = (duration, number) }
    }
    Watchdog.rest()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    // Not by print, whose buffer a trap would take with it.
    let line =
      "\(target.name): \(inputs.count) inputs in \(Int(seconds.rounded())) s, slowest \(slowest.number) in "
      + "\(Int(slowest.duration / .milliseconds(1))) ms, at most \(Int(ProcessFigures.most)) MB\(Self.growth(from: warmMemory))\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  /// What the memory was after a tenth of the inputs, and is after all.
  private static func growth(from former: Double?) -> String {
    guard let former, let now = ProcessFigures.own else { return "" }
    return String(format: ", from %.1f MB after a tenth to %.1f MB", former, now)
  }

  /// Feeds one input and checks what came out.
  static func feed(_ input: [UInt8], to target: FuzzTarget, number: Int) async throws {
    let texts = await target.read(input)
    guard let scalar = UnsafeText.firstScalar(of: texts) else { return }
    throw Finding(
      description: "\(target.name): input \(number) lets U+\(String(scalar.value, radix: 16, uppercase: true)) pass.")
  }
}

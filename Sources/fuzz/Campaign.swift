import Foundation
import World

/// Many runs of one target.
struct Campaign {
  let target: FuzzTarget
  /// The numbers of the inputs to make.
  let inputs: Range<Int>
  let seed: UInt64

  /// An input that made a target break a rule.
  struct Finding: Error, CustomStringConvertible {
    let description: String
  }

  /// Feeds all inputs to the target, then prints a line with times and memory.
  ///
  /// - Throws: ``Finding`` at the first unsafe text. A trap or a hang ends the program with a line that names the input.
  func run() async throws {
    let mutator = Mutator(corpus: await Corpus.inputs(of: target), seed: seed)
    let start = ContinuousClock.now
    var slowest = (duration: Duration.zero, number: 0)
    // By then, buffers have their final size, so that later growth is a leak.
    let endOfWarmUp = inputs.lowerBound + inputs.count / 10
    var memoryAfterWarmUp: Double?
    for number in inputs {
      if number == endOfWarmUp { memoryAfterWarmUp = ProcessFigures.own }
      Watchdog.watch(target.name, number, seed)
      let begin = ContinuousClock.now
      try await Self.feed(mutator.input(number), to: target, number: number)
      let duration = ContinuousClock.now - begin
      if duration > slowest.duration { slowest = (duration, number) }
    }
    Watchdog.rest()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let line =
      "\(target.name): \(inputs.count) inputs in \(Int(seconds.rounded())) s, slowest \(slowest.number) in "
      + "\(Int(slowest.duration / .milliseconds(1))) ms, at most \(Int(ProcessFigures.most)) MB"
      + Self.growth(since: memoryAfterWarmUp) + "\n"
    // Not `print`, because a trap in a later campaign would lose what is in its buffer.
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  /// How the memory changed since a tenth of the inputs, when it was `former` (in MB).
  private static func growth(since former: Double?) -> String {
    guard let former, let now = ProcessFigures.own else { return "" }
    return String(format: ", from %.1f MB after a tenth to %.1f MB", former, now)
  }

  /// Feeds one input to a target; throws ``Finding`` if any text it returns is unsafe.
  static func feed(_ input: [UInt8], to target: FuzzTarget, number: Int) async throws {
    let texts = await target.read(input)
    guard let scalar = UnsafeText.firstScalar(of: texts) else { return }
    throw Finding(
      description: "\(target.name): input \(number) lets U+\(String(scalar.value, radix: 16, uppercase: true)) pass.")
  }
}

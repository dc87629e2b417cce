import Foundation
import Synchronization
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

/// Reports which input a trap, a crash or a hang belongs to.
enum Watchdog {
  /// Seconds that one input may take.
  private static let limit: UInt32 = 30

  private static let current = Mutex((name: "", number: 0, seed: UInt64(0)))

  /// Names the handlers once.
  private static let isArmed: Bool = {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM] {
      signal(number) { number in
        Watchdog.report(number)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    return true
  }()

  static func watch(_ name: String, _ number: Int, _ seed: UInt64) {
    _ = isArmed
    current.withLock { $0 = (name, number, seed) }
    alarm(limit)
  }

  static func rest() { alarm(0) }

  private static func report(_ number: Int32) {
    // A handler waits for no lock.
    let (name, input, seed) = current.withLockIfAvailable { $0 } ?? ("an input that was being chosen", 0, 0)
    let text = "fuzz: signal \(number) in \(name), --seed \(seed) --from \(input)\n"
    _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The property that all texts from outside have once they are in: nothing in them acts on a terminal or hides.
///
/// It is said here once more, apart from the code that cleans, so that a mistake there does not excuse itself.
enum UnsafeText {
  /// The first scalar that must not be there: a control other than a line feed, a format character (all bidirectional
  /// controls and zero-width characters are), or a line or paragraph separator.
  static func firstScalar(of texts: [String]) -> Unicode.Scalar? {
    for text in texts where !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 10 }) {
      if let scalar = text.unicodeScalars.first(where: isUnsafe) { return scalar }
    }
    return nil
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}

import Testing

@testable import fuzz

/// The long campaigns are a command (`swift run -c release fuzz`); here each target gets its corpus and a little more.
struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func `nothing that is read from outside traps, hangs or lets an unsafe character pass`(_ name: String) async throws {
    let target = try #require(FuzzTarget.named(name))
    let corpus = await Corpus.inputs(of: target)
    #expect(corpus.contains { !$0.isEmpty }, "the target has no corpus")
    let mutator = Mutator(corpus: corpus, seed: 1)
    // Guessing what a mistyped name means is slow without optimisation.
    let more = name == "gazetteer" ? 5 : 100
    for number in 0..<(corpus.count + more) {
      try await Campaign.feed(mutator.input(number), to: target, number: number)
    }
  }

  @Test func `the same number makes the same input`() {
    let corpus = [Array("one".utf8), Array("another".utf8)]
    let inputs = (0..<50).map(Mutator(corpus: corpus, seed: 7).input)
    #expect(inputs == (0..<50).map(Mutator(corpus: corpus, seed: 7).input))
    #expect(inputs != (0..<50).map(Mutator(corpus: corpus, seed: 8).input))
    #expect(Array(inputs.prefix(2)) == corpus)
  }

  @Test func `a text that acts on the terminal or hides is found`() {
    for text in ["\u{1B}[2J", "\u{202E}", "\u{200B}", "\u{9B}", "\u{2028}", "\u{FEFF}", "\t"] {
      #expect(UnsafeText.firstScalar(of: ["fine", "a" + text]) != nil)
    }
    #expect(UnsafeText.firstScalar(of: ["one\ntwo", "서울 ☀ é"]) == nil)
  }

  @Test func `a wrong command line is refused with the names of the targets`() {
    #expect(throws: Options.Mistake.self) { try Options(["nothing"]) }
    #expect(throws: Options.Mistake.self) { try Options(["--runs", "-1"]) }
    #expect(throws: Never.self) { try Options(["keys", "--runs", "5", "--seed", "3", "--from", "2"]) }
  }
}

import Foundation
import World

/// Makes new inputs from old ones. The same corpus, seed and number always make the same input.
struct Mutator {
  /// At least one input.
  private let corpus: [[UInt8]]
  private let seed: UInt64

  /// The length in bytes at which inputs are cut off.
  private static let maximumBytes = 32_768

  init(corpus: [[UInt8]], seed: UInt64) {
    self.corpus = corpus
    self.seed = seed
  }

  /// The input with a number: first the corpus unchanged, then inputs of it with one to six random changes.
  func input(_ number: Int) -> [UInt8] {
    if number < corpus.count { return corpus[number] }
    var random = SplitMix(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15)
    var bytes = corpus[Int.random(in: 0..<corpus.count, using: &random)]
    for _ in 0..<Int.random(in: 1...6, using: &random) { change(&bytes, &random) }
    return Array(bytes.prefix(Self.maximumBytes))
  }

  /// Makes one random change at a random place: flips a bit, sets, removes, inserts or repeats bytes, puts in a token,
  /// continues as another input does, or removes the end.
  private func change(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...16, using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(.random(in: 0...255, using: &random), at: place)
    case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 5: bytes.replaceSubrange(place..<end, with: Self.tokens.randomElement(using: &random) ?? [])
    case 6: bytes.insert(contentsOf: Self.tokens.randomElement(using: &random) ?? [], at: place)
    case 7: splice(&bytes, at: place, &random)
    default: bytes.removeLast(Int.random(in: 0...min(bytes.count, 64), using: &random))
    }
  }

  /// Replaces the rest by up to 512 bytes from a random place of another input.
  private func splice(_ bytes: inout [UInt8], at place: Int, _ random: inout SplitMix) {
    let other = corpus[Int.random(in: 0..<corpus.count, using: &random)]
    let start = Int.random(in: 0...other.count, using: &random)
    bytes.replaceSubrange(place..., with: other[start...].prefix(512))
  }

  /// Texts and bytes that parsers often mishandle.
  private static let tokens: [[UInt8]] =
    [
      "null", "nan", "-Infinity", "1e999", "-1e999", "1e-999", "9223372036854775808", "-9223372036854775809", "-0",
      "1795176000", "253402300800", "0.1", "[", "]", "{", "}", "[[[[[[[[", "\"", "\\u0000", "\\u202e", "\\u200b",
      "\\ud800", "\\u001b[2J", "true", "false", "\"\"", ",", ":", "<", ">", "&", "&#27;", "&#x202E;", "&lt;",
      "<script>", "<a href=\"", "-->", "\u{1B}[", "\u{1B}]0;x\u{07}", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}P",
      "\u{1B}\\", "\u{9B}31m", "\u{202E}",
      "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{2028}", "e\u{301}\u{301}\u{301}\u{301}", "가", "👩‍👩‍👧", "--", "-u", "--json",
      "--city", "37.5,126.9", "\n", "\r\n", "\0", "Unexpected error while streaming data: timeoutReached", "%", "=",
      "2026-02-30", "9999-99-99", "Asia/Seoul", "latitude", "results", "error", "cod",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0], [0x7F],
    ]
}

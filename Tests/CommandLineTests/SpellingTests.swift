import Testing

@testable import CommandLine

struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("watch", "watch", 0), ("wacth", "watch", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("서을", "서울", 1),
  ])
  func `the distance counts letters and swaps`(_ a: String, _ b: String, _ changes: Int) {
    #expect(Spelling.distance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == changes)
    #expect(Spelling.distance(Array(b.unicodeScalars), Array(a.unicodeScalars)) == changes)
  }

  @Test(arguments: [
    ("ad", "add"), ("lsit", "list"), ("removee", "remove"), ("confg", "config"), ("kity", "city"),
    ("comp", "completions"),
    ("zzz", nil), ("", nil), ("x", nil), (String(repeating: "a", count: 50), nil),
  ])
  func `the nearest word is near`(_ typed: String, _ nearest: String?) {
    #expect(Spelling.nearest(to: typed, among: CommandName.told.map(\.rawValue)) == nearest)
  }
}

import Essentials
import Testing

@testable import Gazetteer

struct NameIndexNearTests {
  /// A small index of its own: sorted keys, each with a kind and a position.
  private let index = NameIndex(
    table: EmbeddedFile(
      lines:
        """
        a 0000
        ab 0000
        abacus 0000
        abacus!0000
        abc#0000
        berlin 0000
        berlina 0000
        berlingen 0000
        berlino 0000
        bern 0000
        seoul 0000
        seoulx 0000
        서울 0000
        """))

  private func near(_ key: String, _ reach: Int) -> [String] {
    var found: [String] = []
    index.forEachName(near: Array(key.utf8), reach: reach, among: index.shapes) { name, distance, entry in
      found.append("\(String(decoding: name, as: UTF8.self)) \(distance) \(entry.kind)")
    }
    return found
  }

  @Test func `names within reach come in their order, all kinds, with their distance`() {
    #expect(near("abacus", 0) == ["abacus 0 main", "abacus 0 other"])
    #expect(near("berlin", 1) == ["berlin 0 main", "berlina 1 main", "berlino 1 main"])
    #expect(near("berln", 2) == ["berlin 1 main", "berlina 2 main", "berlino 2 main", "bern 1 main"])
    #expect(near("soeul", 1) == ["seoul 1 main"])
    #expect(near("서울", 0) == ["서울 0 main"])
    #expect(near("b", 1) == ["a 1 main", "ab 1 main"])
    #expect(near("zzzz", 2).isEmpty)
    #expect(near("", 2).isEmpty)
  }

  @Test(arguments: ["seoul", "londn", "sanfransisco", "a", "xqzwvkkj", "서울시", "reykjavikk"])
  func `nothing near is ruled out`(key: String) throws {
    let names = Finder().names
    let reach = key.utf8.count > 9 ? 3 : 1
    var found: [[UInt8]] = []
    names.forEachName(near: Array(key.utf8), reach: reach, among: names.shapes) { name, _, _ in
      found.append(Array(name))
    }
    // Every line, by a search of its own.
    var expected: [[UInt8]] = []
    var start = 0
    let distances = try #require(EditDistance(from: Array(key.utf8)))
    while start < names.table.count {
      let end = names.table.end(ofLineAt: start)
      let name = Array(names.table.slice(from: start, to: end - 5))
      if distances.distance(to: name) <= reach { expected.append(name) }
      start = end + 1
    }
    #expect(found == expected)
  }
}

extension EmbeddedFile {
  /// A table of a literal's lines.
  fileprivate init(lines: StaticString) {
    self.init(bytes: UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount))
  }
}

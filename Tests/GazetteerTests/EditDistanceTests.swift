import Testing

@testable import Gazetteer

struct EditDistanceTests {
  @Test(arguments: [
    ("seoul", "seoul", 0), ("seoul", "soul", 1), ("seoul", "seuol", 1), ("seoul", "seoull", 1),
    ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("a", "", 1), ("ab", "ba", 1),
  ])
  func `the distance counts wrong, missing, added and swapped letters`(from: String, to: String, expected: Int) {
    #expect(EditDistance(from: Array(from.utf8))?.distance(to: to.utf8) == expected)
  }

  @Test func `a key may be as long as a machine word has bits`() {
    let long = [UInt8](repeating: 97, count: EditDistance.longestKey)
    #expect(EditDistance(from: long)?.distance(to: long) == 0)
    #expect(EditDistance(from: long)?.distance(to: long.dropLast()) == 1)
    #expect(EditDistance(from: long + [97]) == nil)
    #expect(EditDistance(from: []) == nil)
  }
}

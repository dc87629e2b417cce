import Entities
import Testing

struct StringProtocolTextTests {
  @Test(arguments: [
    ("a-b_c.d~/:,9", "a-b_c.d~/:,9"), ("a b", "a%20b"), ("ü\n&", "%C3%BC%0A%26"), ("100%", "100%25"), ("", ""),
  ])
  func `all but unreserved characters and a few marks are percent-encoded`(text: String, encoded: String) {
    #expect(text.percentEncoded == encoded)
  }

  @Test(arguments: [("seoul", "seoul", 0), ("seoul", "soeul", 1), ("seoul", "seul", 1), ("kitten", "sitting", 3)])
  func `a replaced or moved character counts once`(word: String, other: String, distance: Int) {
    #expect(word.editDistance(to: other) == distance && other.editDistance(to: word) == distance)
  }

  @Test func `only the first 64 characters of a word count`() {
    let long = String(repeating: "a", count: 64)
    #expect((long + "b").editDistance(to: long + String(repeating: "c", count: 100_000)) == 0)
  }

  @Test func `a sentence begins with a capital, even of two letters in one`() {
    #expect("élan".capitalizedFirst == "Élan" && "ǆ".capitalizedFirst == "ǅ" && "".capitalizedFirst == "")
  }
}

import Entities
import Testing

@testable import Repositories

struct PictureTextTests {
  @Test(arguments: [
    ("Explanation: A galaxy.", "A galaxy."), ("Image Credit & Copyright: Kim", "Kim"), ("Credit: NASA", "NASA"),
    ("Image Credit & License: ESA/Hubble", "ESA/Hubble"), ("Copyright: Lee", "Lee"), ("Video Credit:NASA", "NASA"),
  ])
  func `a title at the start goes`(text: String, rest: String) {
    #expect(Picture.withoutHeading(text) == rest)
  }

  @Test(arguments: ["'", "’", "&#8217;", "&#x2019;", "&rsquo;", "&#39;", "&#x27;", "&apos;"])
  func `the explanation ends before the announcement of tomorrow's picture`(apostrophe: String) {
    #expect(Picture.explanation("A star. <b> Tomorrow\(apostrophe)s picture: </b>open space").line == "A star.")
  }

  @Test(arguments: [
    "NASA, ESA; Image Credit & Copyright: Jane", "Saturn seen by Cassini, credit NASA: rings in gold.", "Image: a star",
    "No title at all", ": a colon", "Two suns: one red", "",
  ])
  func `whatever else is before a colon stays`(text: String) {
    #expect(Picture.withoutHeading(text) == text)
  }
}

import Foundation
import Testing

@testable import Entities

struct JSONWriterTests {
  @Test func `a document has sorted keys, a line an element and a final newline`() {
    let tree: JSONValue = [
      "b": .array([1, 2].map { .integer($0) }), "a": .null, "c": .array([]), "d": [:],
    ]
    #expect(
      tree.document == """
        {
          "a": null,
          "b": [
            1,
            2
          ],
          "c": [],
          "d": {}
        }

        """)
    #expect(tree.line == "{\"a\":null,\"b\":[1,2],\"c\":[],\"d\":{}}\n")
  }

  @Test(arguments: [
    (8.44, 1, "8.4"), (8.45, 1, "8.5"), (-0.04, 1, "0.0"), (11, 1, "11.0"), (.nan, 1, "null"),
    (.infinity, 1, "null"), (-3.25, 2, "-3.25"), (126.97843, 5, "126.97843"),
  ])
  func `numbers have the decimals they deserve`(value: Double, digits: Int, text: String) {
    #expect(JSONValue.rounded(value, digits: digits).line == text + "\n")
  }

  @Test func `what is unknown is null`() {
    #expect(JSONValue.rounded(nil, digits: 1) == .null)
    #expect(JSONValue.text(nil) == .null)
    #expect(JSONValue.instant(nil) == .null)
  }

  @Test func `strings are escaped and hold no control character`() throws {
    let text = "a\"b\\c/d\ne\tf\u{1B}g\u{7F}h\u{9B}i서울🏠é\u{0}"
    let line = JSONValue.string(text).line
    #expect(line == #""a\"b\\c/d e fghi서울🏠é""# + "\n")
    let read = try JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed) as? String
    #expect(read == "a\"b\\c/d e fghi서울🏠é")
  }

  @Test func `settings lose no character`() throws {
    let text = "a\"b\\c/d\ne\tf\rg\u{1B}h\u{7F}i\u{9B}j\u{2028}k\u{2029}l서울\u{0}"
    let written = JSONValue.string(text).settingsText
    #expect(written == #""a\"b\\c/d\ne\tf\rg\u001bh\u007fi\u009bj\u2028k\u2029l서울\u0000""#)
    #expect(try JSONReader.strict(written.utf8) == .string(text))
    #expect(JSONValue.string("a\rb\u{2028}c").line == "\"ab\u{2028}c\"\n")
  }

  @Test func `times have their offset`() throws {
    let date = Date(timeIntervalSince1970: 1_795_176_000)
    #expect(JSONValue.instant(date) == .string("2026-11-20T12:00:00Z"))
    let zones = [
      ("Asia/Kathmandu", "2026-11-20T17:45:00+05:45"), ("America/St_Johns", "2026-11-20T08:30:00-03:30"),
      ("Pacific/Kiritimati", "2026-11-21T02:00:00+14:00"), ("GMT", "2026-11-20T12:00:00+00:00"),
    ]
    for (name, text) in zones {
      #expect(ISOText.local(date, in: try #require(Zone(name))) == text)
      #expect(ISOText.date(text) == date)
    }
  }
}

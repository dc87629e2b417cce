import Testing

@testable import Repositories

struct JSONParserTests {
  private func parsed(_ text: String) throws(JSONMistake) -> JSONValue { try JSONParser.document(Array(text.utf8)) }

  @Test func `all kinds of values are read`() throws {
    let value = try parsed(#" {"a": [1, -2.50e+3, true, false, null], "b": "x\u00e9\n\ud83c\udf1e\/", "a": {}} "#)
    #expect(
      value
        == .object([
          .init(key: "a", value: .array([.number("1"), .number("-2.50e+3"), .bool(true), .bool(false), .null])),
          .init(key: "b", value: .string("xé\n🌞/")), .init(key: "a", value: .object([])),
        ]))
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("{\n  \"a\": 1,\n}", 3, 1), ("{\"서울\": tru}", 1, 8), ("[1 2]", 1, 4), ("{} x", 1, 4),
    ("[01]", 1, 3), ("\"a\nb\"", 1, 3), ("[1.]", 1, 4), ("{a: 1}", 1, 2), ("\"\\x\"", 1, 3), ("\"\\u12g4\"", 1, 6),
    ("nul", 1, 1), ("\"open", 1, 6), ("[\n\n  +1]", 3, 3), ("NaN", 1, 1),
  ])
  func `a mistake has its line and column`(text: String, line: Int, column: Int) throws {
    do {
      _ = try parsed(text)
      Issue.record("\(text) was accepted")
    } catch {
      #expect([error.line, error.column] == [line, column], "\(text): \(error.reason)")
    }
  }

  @Test func `deep nesting is refused`() {
    #expect(throws: JSONMistake.self) { try parsed(String(repeating: "[", count: 100_000)) }
  }

  @Test func `lone halves of surrogate pairs and broken UTF-8 are refused, since writing them again would lose them`()
    throws
  {
    for text in [#""\ud83c""#, #""\ud83c\u0041""#, #""\udc00""#, #""\ud83cx""#] {
      #expect(throws: JSONMistake.self, "\(text)") { try parsed(text) }
    }
    #expect(try parsed(#""\ud83c\udf19""#) == .string("🌙"))
    let latin = Array("{\"n\":\n \"서Z".utf8) + [0xFC, 0x22, 0x7D]
    #expect(throws: JSONMistake(line: 2, column: 5, reason: "what stands there is not UTF-8")) {
      try JSONParser.document(latin)
    }
  }

  @Test func `a byte order mark is passed over`() throws {
    #expect(try JSONParser.document([0xEF, 0xBB, 0xBF, 0x31]) == .number("1"))
  }

  @Test func `no prefix and no flipped byte of a document traps`() {
    let bytes = Array(#"{"a": [1.5e3, "\u00e9서", {"b": null}], "c": true}"#.utf8)
    for index in bytes.indices {
      _ = try? JSONParser.document(Array(bytes[..<index]))
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        _ = try? JSONParser.document(damaged)
      }
    }
  }
}

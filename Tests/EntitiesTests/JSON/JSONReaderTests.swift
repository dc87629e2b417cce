import Entities
import Foundation
import Testing

struct JSONReaderTests {
  private func parsed(_ text: String) throws(JSONError) -> JSONValue { try JSONReader.strict(text.utf8) }

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
      #expect(error.line == line && error.column == column, "\(text): \(error)")
    }
  }

  @Test func `deep nesting is refused`() {
    #expect(throws: JSONError.self) { try parsed(String(repeating: "[", count: 100_000)) }
  }

  @Test func `lone halves of surrogate pairs and broken UTF-8 are refused, since writing them again would lose them`()
    throws
  {
    for text in [#""\ud83c""#, #""\ud83c\u0041""#, #""\udc00""#, #""\ud83cx""#] {
      #expect(throws: JSONError.self, "\(text)") { try parsed(text) }
    }
    #expect(try parsed(#""\ud83c\udf19""#) == .string("🌙"))
    let latin = Array("{\"n\":\n \"서Z".utf8) + [0xFC, 0x22, 0x7D]
    #expect(throws: JSONError(line: 2, column: 5, flaw: .notUTF8)) {
      try JSONReader.strict(latin)
    }
  }

  @Test func `a byte order mark is passed over`() throws {
    #expect(try JSONReader.strict([0xEF, 0xBB, 0xBF, 0x31]) == .number("1"))
    #expect(throws: JSONError(line: 1, column: 4, flaw: .noComma)) { try parsed("\u{FEFF}[1 2]") }
  }

  @Test func `no prefix and no flipped byte of a document traps`() {
    let bytes = Array(#"{"a": [1.5e3, "\u00e9서", {"b": null}], "c": true}"#.utf8)
    for index in bytes.indices {
      _ = try? JSONReader.strict(Array(bytes[..<index]))
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        _ = try? JSONReader.strict(damaged)
      }
    }
  }

  private func lenient(_ text: String) throws -> JSONValue { try JSONReader.lenient(Data(text.utf8)) }

  @Test func `numbers of every form have their value`() throws {
    let values = try Optional(lenient("[0,-0.5, 12.34 ,1E3,2.5e-3,123456789012345678,-0.000001,1e999,1e-999]")).elements
    let expected = [0, -0.5, 12.34, 1000, 0.0025, 123_456_789_012_345_680, -0.000001, nil, 0]
    #expect(values.map(\.strictDouble) == expected)
  }

  @Test func `read leniently, bare words for unknown numbers are null, and read strictly a mistake`() throws {
    let text = "[nan,-nan,inf,-inf,NaN,Infinity,null]"
    #expect(try lenient(text) == .array(Array(repeating: .null, count: 7)))
    for word in ["nan", "-nan", "inf", "Infinity"] { #expect(throws: JSONError.self) { try parsed(word) } }
  }

  @Test func `read leniently, texts may be careless`() throws {
    let text = #""a\n\u00e9\ud83d\ude00\ud800x\ud800\u0041\/\"""#
    #expect(try lenient(text) == .string("a\né😀\u{FFFD}x\u{FFFD}A/\""))
    #expect(try lenient("\"a\tb\"") == .string("a\tb"))
    #expect(try JSONReader.lenient(Data([0x22, 0xFF, 0x22])) == .string("\u{FFFD}"))
  }

  @Test(arguments: ["[1,2", "[1,", "[", "", "[-", "[1e", "[\"a", "{\"a\":", "nul", "{\"a\"", "[\"\\u12"])
  func `an early end is not mistaken for nonsense`(text: String) {
    do {
      _ = try lenient(text)
      Issue.record("\(text) was accepted")
    } catch { #expect((error as? JSONError)?.isEarlyEnd == true, "\(text)") }
  }

  @Test(arguments: [
    "[1 2]", "[,]", "{1:2}", "{\"a\" 1}", "[nope]", "[1ex]", "[nullnullnull]", "\u{1B}[31m]", "\0{}", "[-x]",
    "Unauthorized", "nullnull",
  ])
  func `nonsense is no early end`(text: String) {
    do {
      _ = try lenient(text)
      Issue.record("\(text) was accepted")
    } catch { #expect((error as? JSONError)?.isEarlyEnd == false, "\(text)") }
  }

  @Test func `elements are handed over until one cannot be read`() throws {
    var seen: [JSONValue] = []
    try JSONReader.elements(of: Data("[1,[2],{}]".utf8)) { seen.append($0) }
    #expect(seen == [.number("1"), .array([.number("2")]), .object([])])
    seen = []
    #expect(throws: JSONError.self) { try JSONReader.elements(of: Data("[1,2,{".utf8)) { seen.append($0) } }
    #expect(seen == [.number("1"), .number("2")])
    seen = []
    try JSONReader.elements(of: Data(" {\"a\":1}".utf8)) { seen.append($0) }
    #expect(seen.count == 1)
  }

  @Test(arguments: ["-true", "-false", "-null", "[1,-null]", "-", "--1", "-nano", "+nan"])
  func `a minus sign belongs only to numbers, NaN and infinity`(text: String) {
    #expect(throws: JSONError.self) { try JSONReader.lenient(Data(text.utf8)) }
    #expect(throws: JSONError.self) { try JSONReader.strict(text.utf8) }
  }

  @Test(arguments: [
    (#""a\ud83d""#, "a\u{FFFD}"), (#""a\ud83dx""#, "a\u{FFFD}x"), (#""a\ud83d\n""#, "a\u{FFFD}\n"),
    (#""a\ud83d\u0062""#, "a\u{FFFD}b"), (#""a\ude00\ud83d""#, "a\u{FFFD}\u{FFFD}"),
  ])
  func `half of a surrogate pair is an error, or read leniently U+FFFD`(text: String, lenient: String) throws {
    let error = #expect(throws: JSONError.self) { try JSONReader.strict(text.utf8) }
    #expect(error == JSONError(line: 1, column: 9, flaw: .loneSurrogate))
    #expect(try JSONReader.lenient(Data(text.utf8)) == .string(lenient))
  }

  @Test func `read leniently, a negative NaN or infinity is null`() throws {
    #expect(try JSONReader.lenient(Data("[-NaN,-Infinity,-1]".utf8)) == .array([.null, .null, .number("-1")]))
  }
}

import Entities
import Foundation
import Testing

struct JSONReaderTests {
  @Test(arguments: ["-true", "-false", "-null", "[1,-null]", "-", "--1", "-nano", "+nan"])
  func `a minus sign belongs only to numbers, NaN and infinity`(text: String) {
    #expect(throws: JSONError.self) { try JSONReader.lenient(Data(text.utf8)) }
    #expect(throws: JSONError.self) { try JSONReader.strict(text.utf8) }
  }

  @Test func `read leniently, a negative NaN or infinity is null`() throws {
    #expect(try JSONReader.lenient(Data("[-NaN,-Infinity,-1]".utf8)) == .array([.null, .null, .number("-1")]))
  }
}

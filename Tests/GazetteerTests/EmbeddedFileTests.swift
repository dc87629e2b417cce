import Essentials
import Testing

struct EmbeddedFileTests {
  private let file = EmbeddedFile("Places/countries.txt")

  @Test func `an unknown path is a file without bytes`() {
    let none = EmbeddedFile("Places/none.txt")
    #expect(none.count == 0)
    #expect(none.lines.isEmpty)
    #expect(none.firstLine(notBefore: Array("a".utf8)) == 0)
  }

  @Test func `nothing outside of a file is read`() {
    #expect(file[-1] == UInt8(ascii: "\n") && file[file.count] == UInt8(ascii: "\n"))
    #expect(file.slice(from: -5, to: -1).isEmpty && file.slice(from: file.count, to: .max).isEmpty)
    #expect(file.number(at: file.count, bytes: 8) == 0 && file.number(at: -8, bytes: 4) == 0)
    #expect(file.start(ofLineAt: .max) == file.count && file.end(ofLineAt: .max) == file.count)
    #expect(!file.line(at: -1, beginsWith: [0]) && !file.line(at: file.count, beginsWith: [0]))
  }

  @Test func `lines are found by their first field`() {
    let start = file.firstLine(notBefore: Array("KR|".utf8))
    #expect(file.fields(at: start) == ["KR", "KOR", "South Korea"])
    #expect(file.lines.contains(file.fields(at: start)))
  }

  @Test func `lines that begin with a key come in order, all of them for an empty key`() {
    #expect(file.lines(beginningWith: []) == file.lines)
    #expect(file.lines(beginningWith: Array("K".utf8)) == file.lines.filter { $0[0].hasPrefix("K") })
    #expect(file.lines(beginningWith: Array("~".utf8)).isEmpty)
  }
}

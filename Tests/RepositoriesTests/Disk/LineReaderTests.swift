import Entities
import Testing

@testable import Repositories

struct LineReaderTests {
  /// The lines of input that arrives in the given pieces.
  private func lines(_ pieces: [String]) -> [Result<String, ProgramProblem>] {
    var rest = pieces.map { Array($0.utf8) }[...]
    return Array(sequence(state: LineReader { rest.popFirst() ?? [] }) { $0.next() })
  }

  @Test(arguments: [
    ([], []), (["\n"], [""]), (["a"], ["a"]), (["a\n"], ["a"]), (["a\r\n\r\nb\r"], ["a", "", "b"]),
    (["a", "b\nc", "\n", "d"], ["ab", "c", "d"]), (["서", "울\r", "\n"], ["서울"]),
  ]) func `lines are the same however the input is split`(pieces: [String], expected: [String]) {
    #expect(lines(pieces) == expected.map(Result.success))
    #expect(lines(pieces.joined().unicodeScalars.map { String($0) }) == expected.map(Result.success))
  }

  @Test func `a byte order mark isn't part of a line`() {
    let pieces = ["\u{FEFF}# cities\r\n", "Seoul\n", "\u{FEFF}\n", "\u{FEFF}Oslo"]
    #expect(lines(pieces) == ["# cities", "Seoul", "", "Oslo"].map(Result.success))
  }

  @Test func `a line of the longest length is read, a longer one is skipped`() {
    let longest = String(repeating: "x", count: LineReader.lineLimit)
    #expect(
      lines([longest + "\r\n" + longest, "x\n", "Seoul"])
        == [.success(longest), .failure(.longLine), .success("Seoul")])
  }

  @Test func `input of the longest length is read, longer input ends with the failure`() {
    let piece = String(repeating: String(repeating: "x", count: 999) + "\n", count: LineReader.inputLimit / 1_000_000)
    let pieces = Array(repeating: piece, count: 1000)
    #expect(lines(pieces).allSatisfy { (try? $0.get()) != nil })
    let tooMany = lines(pieces + ["\n", "Seoul\n"])
    #expect(tooMany.count == LineReader.inputLimit / 1000 + 1)
    #expect(tooMany.last == .failure(.longInput(megabytes: 16)))
  }

  @Test func `input that can't be read ends with the failure, without the line it cut off`() {
    let problem = ProgramProblem.unreadableDocument(path: "/dev/stdin", .isDirectory)
    var reads = 0
    var reader = LineReader { () throws(ProgramProblem) in
      reads += 1
      if reads > 1 { throw problem }
      return Array("Seoul\nLon".utf8)
    }
    #expect(reader.next() == .success("Seoul"))
    #expect(reader.next() == .failure(problem))
    #expect(reader.next() == nil)
    #expect(reads == 2)
  }
}

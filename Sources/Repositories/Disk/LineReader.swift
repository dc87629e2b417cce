package import Entities
import Essentials

/// Splits input that arrives in pieces into lines, which LF or CRLF ends; the last line may lack it.
///
/// Byte order marks, with which some Windows programs begin a file, are dropped from the start of lines. Reading goes
/// on after a line that is too long, for which it returns `longLine`; any other failure ends it.
package struct LineReader {
  /// The most bytes of a line, without its end.
  static let lineLimit = 4096
  /// The most bytes of all lines together, including their ends.
  static let inputLimit = 16_000_000

  /// Returns the next bytes of the input; none at its end.
  private let read: () throws(ProgramProblem) -> [UInt8]
  /// The bytes received but not yet returned as part of a line.
  private var unread: ArraySlice<UInt8> = []
  private var receivedBytes = 0
  private var isAtEnd = false

  init(_ read: @escaping () throws(ProgramProblem) -> [UInt8]) { self.read = read }

  /// The lines of standard input. There must be only one reader, because it reads ahead.
  package static func standardInput() -> LineReader {
    LineReader { () throws(ProgramProblem) in
      var bytes = [UInt8](repeating: 0, count: lineLimit)
      do throws(FileProblem) {
        let count = try PosixDisk.read(STDIN_FILENO, into: &bytes)
        return Array(bytes[..<count])
      } catch { throw .unreadableDocument(path: "/dev/stdin", error) }
    }
  }

  /// The next line without its end; `nil` at the end of the input, or after a failure that ended it.
  package mutating func next() -> Result<String, ProgramProblem>? {
    var line: [UInt8] = []
    var hasEnd = false
    do throws(ProgramProblem) {
      while !hasEnd {
        if unread.isEmpty { guard try receive() else { break } }
        let part = unread.prefix { $0 != UInt8(ascii: "\n") }
        line += part
        unread = unread.dropFirst(part.count)
        hasEnd = unread.popFirst() != nil
      }
    } catch { return .failure(error) }
    guard hasEnd || !line.isEmpty else { return nil }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // In any line, because several files may have been joined.
    if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    return line.count > Self.lineLimit ? .failure(.longLine) : .success(String(decoding: line, as: UTF8.self))
  }

  /// Receives more bytes; returns `false` at the end of the input.
  private mutating func receive() throws(ProgramProblem) -> Bool {
    guard !isAtEnd else { return false }
    // If reading throws, nothing may follow.
    isAtEnd = true
    let bytes = try read()
    receivedBytes += bytes.count
    guard receivedBytes <= Self.inputLimit else { throw .longInput(megabytes: Self.inputLimit / 1_000_000) }
    unread = bytes[...]
    isAtEnd = bytes.isEmpty
    return !isAtEnd
  }
}

/// A line of the standard input.
enum InputLine: Equatable {
  case text(String)
  /// Longer than any place is; what it said is not kept.
  case tooLong

  /// The most bytes of a line.
  static let longest = 4096

  /// The next line without its end, or `nil` at the end of the input; of an endless line only the beginning is held.
  static func read(_ nextByte: () -> UInt8?) -> InputLine? {
    var bytes: [UInt8] = []
    var isTooLong = false
    var isEmpty = true
    while let byte = nextByte() {
      isEmpty = false
      if byte == 0x0A { break }
      if bytes.count < longest { bytes.append(byte) } else { isTooLong = true }
    }
    if isEmpty { return nil }
    if bytes.last == 0x0D { bytes.removeLast() }
    return isTooLong ? .tooLong : .text(String(decoding: bytes, as: UTF8.self))
  }
}

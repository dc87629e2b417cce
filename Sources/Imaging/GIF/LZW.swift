/// Decompresses GIF's LZW (GIF89a, appendix F). Each word of its dictionary is an earlier word and one more index.
struct LZW {
  /// The number of bits in an index, 1…11.
  private let codeSize: Int
  /// The number of bits in a code, at most 12.
  private var codeWidth: Int
  // By code: the code of the word without its last index, and the word's first index, last index, and length.
  private var prefixes = [Int](repeating: 0, count: 4096)
  private var firsts = [UInt8](repeating: 0, count: 4096)
  private var lasts = [UInt8](repeating: 0, count: 4096)
  private var lengths = [Int](repeating: 1, count: 4096)
  /// The code of the next word; 4096 if the dictionary is full.
  private var nextCode: Int
  /// The last code; `nil` after `clearCode`.
  private var previousCode: Int?

  /// The code that empties the dictionary; the one after it ends the data.
  private var clearCode: Int { 1 << codeSize }

  private init(codeSize: Int) {
    self.codeSize = codeSize
    codeWidth = codeSize + 1
    nextCode = (1 << codeSize) + 2
    for code in 0..<min(clearCode, 256) { lasts[code] = UInt8(truncatingIfNeeded: code) }
    firsts = lasts
  }

  /// The decompressed indices, each of `codeSize` (1…11) bits: at most `limit`, up to the end code or the first damage.
  static func unpack(_ data: [UInt8], codeSize: Int, limit: Int) -> [UInt8] {
    var dictionary = LZW(codeSize: codeSize)
    var output: [UInt8] = []
    output.reserveCapacity(min(limit, data.count * 4))
    var (buffer, bitCount) = (0, 0)
    for byte in data {
      buffer |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= dictionary.codeWidth {
        let code = buffer & (1 << dictionary.codeWidth - 1)
        buffer >>= dictionary.codeWidth
        bitCount -= dictionary.codeWidth
        guard dictionary.decode(code, to: &output, limit: limit) else { return output }
      }
    }
    return output
  }

  /// Appends the word of a code to the output, and adds one to the dictionary; returns whether more codes may follow.
  private mutating func decode(_ code: Int, to output: inout [UInt8], limit: Int) -> Bool {
    if code == clearCode {
      codeWidth = codeSize + 1
      nextCode = clearCode + 2
      previousCode = nil
      return true
    }
    let highestCode = previousCode == nil ? nextCode - 1 : nextCode
    guard code != clearCode + 1, output.count < limit, code <= highestCode else { return false }
    if let previousCode, nextCode < 4096 {
      // A code that isn't known yet can only be the previous word followed by its own first index.
      addWord(previousCode, then: firsts[code == nextCode ? previousCode : code])
    }
    previousCode = code
    writeWord(code, to: &output, limit: limit)
    return true
  }

  /// Adds a word to the dictionary: the one of code `prefix` and one more index.
  private mutating func addWord(_ prefix: Int, then last: UInt8) {
    prefixes[nextCode] = prefix
    (firsts[nextCode], lasts[nextCode]) = (firsts[prefix], last)
    lengths[nextCode] = lengths[prefix] + 1
    nextCode += 1
    if nextCode == 1 << codeWidth, codeWidth < 12 { codeWidth += 1 }
  }

  /// Appends a word, filling it in from its end to its beginning, without what exceeds the limit.
  private func writeWord(_ code: Int, to output: inout [UInt8], limit: Int) {
    let start = output.count
    let length = min(lengths[code], limit - start)
    var code = code
    output += repeatElement(0, count: length)
    for position in (0..<lengths[code]).reversed() {
      if position < length { output[start + position] = lasts[code] }
      code = prefixes[code]
    }
  }
}

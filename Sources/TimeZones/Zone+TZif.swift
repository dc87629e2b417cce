extension Zone {
  /// Parses a TZif file (RFC 9636, any version); `nil` if the bytes aren't one or are damaged.
  ///
  /// In files that count leap seconds (`right/…`), instants are converted to Unix time.
  package init?(tzif bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard var header = reader.readHeader(timeSize: 4) else { return nil }
    let isLong = header.version >= UInt8(ascii: "2")
    if isLong {
      // The first block has 32-bit times, for readers of version 1; the second repeats it with 64-bit times.
      guard reader.skip(header.blockSize), let second = reader.readHeader(timeSize: 8) else { return nil }
      header = second
    }
    guard let block = reader.readBlock(header), let footer = isLong ? reader.footer : "" else { return nil }
    let rule = PosixRule(footer)
    guard rule != nil || footer.isEmpty else { return nil }
    self.init(initialOffset: block.initialOffset, changes: block.changes, rule: rule)
  }

  /// The 44-byte header of a data block (RFC 9636, 3.1).
  private struct Header {
    /// An ASCII digit, or NUL for version 1.
    let version: UInt8
    /// How many transition times, local time types, bytes of abbreviations, leap seconds, and standard/wall and
    /// UT/local indicators follow.
    let times, types, letters, leaps, standards, universals: Int
    /// The bytes of a time in the block, 4 or 8.
    let timeSize: Int

    /// The size in bytes of the data block (RFC 9636, 3.2).
    var blockSize: Int {
      times * (timeSize + 1) + types * 6 + letters + leaps * (timeSize + 4) + standards + universals
    }
  }

  /// Reads the parts of a file in their order.
  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    /// Moves past some bytes and returns true; if fewer are left, doesn't move and returns false.
    mutating func skip(_ count: Int) -> Bool {
      guard count <= bytes.count - position else { return false }
      position += count
      return true
    }

    /// Reads a header; `nil` if there is none, or it promises more than the file can hold.
    mutating func readHeader(timeSize: Int) -> Header? {
      let start = position
      guard skip(44), bytes[start..<start + 4].elementsEqual("TZif".utf8) else { return nil }
      let counts = (0..<6).map { number(at: start + 20 + 4 * $0, size: 4) }
      guard counts.allSatisfy({ (0...bytes.count).contains($0) }), counts[4] > 0 else { return nil }
      return Header(
        version: bytes[start + 4], times: counts[3], types: counts[4], letters: counts[5], leaps: counts[2],
        standards: counts[1], universals: counts[0], timeSize: timeSize)
    }

    /// Reads a data block: the offset before the first change, and the changes; `nil` if they aren't valid.
    mutating func readBlock(_ header: Header) -> (initialOffset: Int, changes: [Change])? {
      let times = position
      guard skip(header.blockSize) else { return nil }
      let indices = times + header.times * header.timeSize
      let types = indices + header.times
      let offsets = (0..<header.types).map { number(at: types + 6 * $0, size: 4) }
      // The RFC recommends more than −25 h and less than 26 h.
      guard offsets.allSatisfy({ (-89_999...93_599).contains($0) }) else { return nil }
      let leaps = leaps(header, at: types + header.types * 6 + header.letters)
      var changes: [Change] = []
      for index in 0..<header.times {
        let type = Int(bytes[indices + index])
        guard type < offsets.count, let instant = instant(at: times + index * header.timeSize, header, leaps),
          changes.last.map({ $0.instant < instant }) ?? true
        else { return nil }
        changes.append(Change(instant: instant, offset: offsets[type]))
      }
      return (offsets[0], changes)
    }

    /// A transition time as Unix time; `nil` if it is so far from any date that sums might overflow.
    private func instant(at position: Int, _ header: Header, _ leaps: [(instant: Int, seconds: Int)]) -> Int? {
      let stored = number(at: position, size: header.timeSize)
      guard (-1 << 60..<1 << 60).contains(stored) else { return nil }
      return stored - (leaps.last { $0.instant <= stored }?.seconds ?? 0)
    }

    /// Each leap second's instant, with the total correction in seconds from then on.
    private func leaps(_ header: Header, at start: Int) -> [(instant: Int, seconds: Int)] {
      (0..<header.leaps).map { index in
        let entry = start + index * (header.timeSize + 4)
        return (number(at: entry, size: header.timeSize), number(at: entry + header.timeSize, size: 4))
      }
    }

    /// The text of the rule for later times, between two line feeds; empty without a rule, `nil` if it is damaged.
    var footer: String? {
      let newline = UInt8(ascii: "\n")
      let lines = bytes[position...].split(separator: newline, maxSplits: 2, omittingEmptySubsequences: false)
      return lines.count == 3 && lines[0].isEmpty ? String(decoding: lines[1], as: UTF8.self) : nil
    }

    /// A signed big-endian number of 4 or 8 bytes; the caller has checked the bounds.
    private func number(at position: Int, size: Int) -> Int {
      let value = bytes[position..<position + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return size == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(truncatingIfNeeded: value)
    }
  }
}

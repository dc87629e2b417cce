extension Zone {
  /// Parses a TZif file (RFC 9636, any version); `nil` if the bytes aren't one or are damaged.
  ///
  /// In files that count leap seconds (`right/…`), instants are converted to Unix time.
  package init?(tzif bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard var header = reader.header() else { return nil }
    let isLong = header.version >= UInt8(ascii: "2")
    if isLong {
      // The first block has 32-bit times, for readers of version 1; the second repeats it with 64-bit times.
      guard reader.skip(header.size(timeSize: 4)), let second = reader.header() else { return nil }
      header = second
    }
    guard let block = reader.block(header, timeSize: isLong ? 8 : 4) else { return nil }
    guard let rule = isLong ? reader.footer() : .some(nil) else { return nil }
    self.init(initialOffset: block.initialOffset, changes: block.changes, rule: rule)
  }

  /// The header of each of the two blocks (RFC 9636, 3.1): the version as an ASCII digit (NUL for 1), and how many transition
  /// times, local time types, bytes of abbreviations, leap seconds, and standard/wall and UT/local indicators follow.
  private struct Header {
    let version: UInt8
    let times, types, letters, leaps, standards, universals: Int

    /// The size in bytes of the block that follows.
    func size(timeSize: Int) -> Int {
      times * (timeSize + 1) + types * 6 + letters + leaps * (timeSize + 4) + standards + universals
    }
  }

  /// Consumes the parts of a file from its start.
  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    /// Moves past some bytes; false, without moving, if fewer are left.
    mutating func skip(_ count: Int) -> Bool {
      guard count <= bytes.count - position else { return false }
      position += count
      return true
    }

    /// `nil` if no header comes next, or it promises more than the file can hold.
    mutating func header() -> Header? {
      let start = position
      guard skip(44), bytes[start..<start + 4].elementsEqual("TZif".utf8) else { return nil }
      let counts = (0..<6).map { number(at: start + 20 + 4 * $0, size: 4) }
      guard counts.allSatisfy({ (0...bytes.count).contains($0) }), counts[4] > 0 else { return nil }
      return Header(
        version: bytes[start + 4], times: counts[3], types: counts[4], letters: counts[5], leaps: counts[2],
        standards: counts[1], universals: counts[0])
    }

    /// The offset before the first change, and the changes; `nil` if they aren't in order or an offset isn't possible.
    mutating func block(_ header: Header, timeSize: Int) -> (initialOffset: Int, changes: [Change])? {
      let times = position
      guard skip(header.size(timeSize: timeSize)) else { return nil }
      let indices = times + header.times * timeSize
      let types = indices + header.times
      let offsets = (0..<header.types).map { number(at: types + 6 * $0, size: 4) }
      // What the format recommends at most: more than −25 h and less than 26 h.
      guard offsets.allSatisfy({ (-89_999...93_599).contains($0) }) else { return nil }
      let leaps = leaps(header, at: types + header.types * 6 + header.letters, timeSize: timeSize)
      var changes: [Change] = []
      changes.reserveCapacity(header.times)
      for index in 0..<header.times {
        let type = Int(bytes[indices + index])
        let stored = number(at: times + index * timeSize, size: timeSize)
        // Far beyond any date, yet small enough that sums can't overflow.
        guard type < offsets.count, (-1 << 60..<1 << 60).contains(stored) else { return nil }
        let instant = stored - (leaps.last { $0.instant <= stored }?.seconds ?? 0)
        guard changes.last.map({ $0.instant < instant }) ?? true else { return nil }
        changes.append(Change(instant: instant, offset: offsets[type]))
      }
      return (offsets[0], changes)
    }

    /// Each leap second's instant, with the total correction in seconds from then on.
    private func leaps(_ header: Header, at start: Int, timeSize: Int) -> [(instant: Int, seconds: Int)] {
      (0..<header.leaps).map { index in
        let entry = start + index * (timeSize + 4)
        return (number(at: entry, size: timeSize), number(at: entry + timeSize, size: 4))
      }
    }

    /// The rule after the last change: `.some(nil)` if it is empty, `nil` if it is damaged.
    mutating func footer() -> PosixRule?? {
      let rest = bytes[position...]
      guard rest.first == UInt8(ascii: "\n"), let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\n")) else {
        return nil
      }
      let text = String(decoding: rest[(position + 1)..<end], as: UTF8.self)
      if text.isEmpty { return .some(nil) }
      return PosixRule(text).map { .some($0) }
    }

    /// A signed big-endian number of 4 or 8 bytes; the caller has checked the bounds.
    private func number(at position: Int, size: Int) -> Int {
      let value = bytes[position..<position + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return size == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(truncatingIfNeeded: value)
    }
  }
}

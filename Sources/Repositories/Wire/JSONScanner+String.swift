extension JSONScanner {
  /// Reads a string, resolving its escapes. Ill-formed UTF-8 and lone surrogates become U+FFFD.
  mutating func string() throws(JSONFault) -> String {
    guard try take(UInt8(ascii: "\"")) else { throw .malformed }
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: bytes[start..<position - 1], as: UTF8.self)
      case UInt8(ascii: "\\"):
        return try escapedString(after: Array(bytes[start..<position]))
      default: position += 1
      }
    }
    throw .truncated
  }

  /// Reads a string and forgets it.
  mutating func skipString() throws(JSONFault) {
    guard try take(UInt8(ascii: "\"")) else { throw .malformed }
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    throw .truncated
  }

  private mutating func escapedString(after prefix: [UInt8]) throws(JSONFault) -> String {
    var text = prefix
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw .truncated
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    guard position < bytes.count else { throw .truncated }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): text.append(contentsOf: Array(String(try unicodeEscape()).utf8))
    default: text.append(byte)
    }
  }

  /// Reads what follows `\u`: four hexadecimal digits, and a second escape if they are the first half of a pair.
  private mutating func unicodeEscape() throws(JSONFault) -> Character {
    let first = try hexadecimal()
    guard (0xD800...0xDBFF).contains(first) else { return Self.character(first) }
    let mark = position
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
    else { return Self.character(first) }
    position += 2
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second) else {
      position = mark
      return Self.character(first)
    }
    return Self.character(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    guard position + 4 <= bytes.count else { throw .truncated }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard let value = UInt32(digits, radix: 16) else { throw .malformed }
    position += 4
    return value
  }

  private static func character(_ scalar: UInt32) -> Character {
    Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")
  }
}

extension JSONScanner {
  /// Reads a value that should be a string; `nil` for anything else.
  mutating func looseText() throws(JSONFault) -> String? {
    if try peek() == UInt8(ascii: "\"") { return try string() }
    try skip()
    return nil
  }
}

import Essentials

/// Reads JSON from the front, byte by byte, building nothing that is not asked for.
///
/// It is lenient where services are careless: a bare `nan`, `-nan`, `inf` or `Infinity` is a number that is unknown, and
/// strings may hold raw control characters. Depth is bounded, and no input traps.
struct JSONScanner {
  /// How deep arrays and objects may lie in each other.
  static let maximumDepth = 64

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  init(_ data: Data) {
    bytes = [UInt8](data)
  }

  /// The next byte that is no white space, without taking it.
  mutating func peek() throws(JSONFault) -> UInt8 {
    while position < bytes.count {
      let byte = bytes[position]
      if byte > 0x20 { return byte }
      guard Self.isWhiteSpace(byte) else { throw .malformed }
      position += 1
    }
    throw .truncated
  }

  /// Space, tab, line feed or carriage return (RFC 8259, section 2); other controls are no JSON.
  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Takes the next byte that is no white space if it is the given one.
  mutating func take(_ byte: UInt8) throws(JSONFault) -> Bool {
    guard try peek() == byte else { return false }
    position += 1
    return true
  }

  /// Reads an object, handing each key to `member`, which must read the value.
  mutating func object(
    _ member: (inout JSONScanner, String) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try enter(UInt8(ascii: "{"))
    if try take(UInt8(ascii: "}")) { return leave() }
    while true {
      let key = try string()
      guard try take(UInt8(ascii: ":")) else { throw .malformed }
      try member(&self, key)
      if try take(UInt8(ascii: "}")) { return leave() }
      guard try take(UInt8(ascii: ",")) else { throw .malformed }
    }
  }

  /// Reads an array, calling `element` for each element, which must read it.
  mutating func array(_ element: (inout JSONScanner) throws(JSONFault) -> Void) throws(JSONFault) {
    try enter(UInt8(ascii: "["))
    if try take(UInt8(ascii: "]")) { return leave() }
    while true {
      try element(&self)
      if try take(UInt8(ascii: "]")) { return leave() }
      guard try take(UInt8(ascii: ",")) else { throw .malformed }
    }
  }

  /// Reads any value and forgets it.
  mutating func skip() throws(JSONFault) {
    switch try peek() {
    case UInt8(ascii: "{"): try object { (scanner, _) throws(JSONFault) in try scanner.skip() }
    case UInt8(ascii: "["): try array { (scanner) throws(JSONFault) in try scanner.skip() }
    case UInt8(ascii: "\""): try skipString()
    default: _ = try scalar()
    }
  }

  private mutating func enter(_ bracket: UInt8) throws(JSONFault) {
    guard try take(bracket) else { throw .malformed }
    depth += 1
    if depth > Self.maximumDepth { throw .tooDeep }
  }

  private mutating func leave() {
    depth -= 1
  }
}

/// Reads JSON (RFC 8259) and says where a mistake is.
struct JSONParser {
  /// Deeper nesting is refused, which bounds the stack.
  private static let maximumDepth = 64

  private static let digitBytes = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The one value a document holds. What is no UTF-8 is refused, so that nothing is lost when it is written again.
  static func document(_ bytes: [UInt8]) throws(JSONMistake) -> JSONValue {
    var parser = JSONParser(bytes)
    if String(validating: bytes, as: UTF8.self) == nil {
      parser.position = validPrefix(of: bytes)
      throw parser.mistake("what stands there is not UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.mistake("something follows the end") }
    return value
  }

  /// How many bytes come before the first that is no UTF-8.
  private static func validPrefix(of bytes: [UInt8]) -> Int {
    var (decoder, iterator, count) = (UTF8(), bytes.makeIterator(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func value(depth: Int) throws(JSONMistake) -> JSONValue {
    guard depth < Self.maximumDepth else { throw mistake("nested too deeply") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    case let digit? where Self.digitBytes.contains(digit): return try number()
    case nil: throw mistake("it ends too early")
    default: throw mistake("a value is missing")
    }
  }

  private mutating func object(depth: Int) throws(JSONMistake) -> JSONValue {
    var members: [JSONValue.Member] = []
    position += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object([]) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw mistake("a key in double quotes is missing") }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw mistake("a colon is missing") }
      members.append(.init(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw mistake("a comma or } is missing") }
    }
  }

  private mutating func array(depth: Int) throws(JSONMistake) -> JSONValue {
    var values: [JSONValue] = []
    position += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw mistake("a comma or ] is missing") }
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONMistake) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw mistake("a value is missing") }
    position += word.utf8.count
    return value
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func number() throws(JSONMistake) -> JSONValue {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func digits() throws(JSONMistake) {
    let start = position
    while let byte = next, Self.digitBytes.contains(byte) { position += 1 }
    guard position > start else { throw mistake("a digit is missing") }
  }
}

extension JSONParser {
  private mutating func string() throws(JSONMistake) -> String {
    position += 1
    let start = position
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
    var text = Array(bytes[start..<position])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: String(Character(try escaped())).utf8)
      case ..<0x20: throw mistake("a line break or control character stands in a text")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw mistake("a text does not end")
  }

  private mutating func escaped() throws(JSONMistake) -> Unicode.Scalar {
    guard let byte = next else { throw mistake("a text does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    default:
      position -= 1
      throw mistake("an unknown escape stands in a text")
    }
  }

  /// Four hexadecimal digits, with those of the second half of a surrogate pair.
  private mutating func unicode() throws(JSONMistake) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: [0x5C, 0x75]) else {
      throw mistake("half of a surrogate pair stands alone")
    }
    position += 2
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw mistake("half of a surrogate pair stands alone") }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONMistake) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw mistake("four hexadecimal digits are missing after \\u")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  /// What is wrong here, with the place as a person counts it.
  private func mistake(_ reason: String) -> JSONMistake {
    let before = bytes[..<min(position, bytes.count)]
    let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
    return JSONMistake(
      line: before.count { $0 == 0x0A } + 1,
      column: String(decoding: before[lineStart...], as: UTF8.self).count + 1,
      reason: reason)
  }
}

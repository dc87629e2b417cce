package import Essentials

/// Reads JSON (RFC 8259). Depth is bounded, and no input traps.
///
/// Strict reading loses nothing if the value is written again. Lenient reading is for careless services: NaN and
/// infinities, such as `-Infinity`, are `null`; strings may hold raw control characters, bad UTF-8, lone surrogates.
package struct JSONReader {
  /// Deeper nesting is an error, which bounds the stack.
  private static let maximumDepth = 64
  private static let literalNames: [String: JSONValue] = ["true": .bool(true), "false": .bool(false), "null": .null]

  private let bytes: [UInt8]
  private let isLenient: Bool
  private var position = 0

  private init(_ bytes: [UInt8], isLenient: Bool) {
    (self.bytes, self.isLenient) = (bytes, isLenient)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads a document that a user wrote: exactly one value, perhaps after a byte-order mark.
  package static func strict(_ data: some Sequence<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader(Array(data), isLenient: false)
    if String(validating: reader.bytes, as: UTF8.self) == nil {
      reader.position = validPrefix(of: reader.bytes)
      throw reader.error(.notUTF8)
    }
    let value = try reader.readValue(depth: 0)
    reader.skipSpace()
    guard reader.next == nil else { throw reader.error(.trailingText) }
    return value
  }

  /// Reads the value at the start of a service's answer, perhaps after a byte-order mark, whatever follows it.
  package static func lenient(_ data: Data) throws(JSONError) -> JSONValue {
    var reader = JSONReader(Array(data), isLenient: true)
    return try reader.readValue(depth: 0)
  }

  /// Calls `body` with each element of a service's array as soon as it is read, or with the single value sent instead.
  ///
  /// - Throws: If the rest can't be read; the elements passed to `body` before are complete.
  package static func elements(of data: Data, _ body: (JSONValue) -> Void) throws(JSONError) {
    var reader = JSONReader(Array(data), isLenient: true)
    reader.skipSpace()
    guard reader.next == UInt8(ascii: "[") else { return body(try reader.readValue(depth: 0)) }
    try reader.readList(until: "]") { (reader) throws(JSONError) in body(try reader.readValue(depth: 1)) }
  }

  /// The number of bytes before the first that isn't valid UTF-8.
  private static func validPrefix(of bytes: [UInt8]) -> Int {
    var (decoder, iterator, count) = (UTF8(), bytes.makeIterator(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Skips a character if it is the next one, and returns whether it was.
  @discardableResult
  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func readValue(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.maximumDepth else { throw error(.tooDeep) }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      var members: [JSONValue.Member] = []
      try readList(until: "}") { (reader) throws(JSONError) in members.append(try reader.readMember(depth: depth + 1)) }
      return .object(members)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try readList(until: "]") { (reader) throws(JSONError) in values.append(try reader.readValue(depth: depth + 1)) }
      return .array(values)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-"): return try readNumber()
    case let digit? where digit.isASCIIDigit: return try readNumber()
    case nil: throw error(.earlyEnd)
    default: return try readWord()
    }
  }

  /// Reads a list from its opening bracket or brace to `end`, calling `readElement` at the start of each element.
  private mutating func readList(
    until end: Unicode.Scalar, _ readElement: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    position += 1
    skipSpace()
    if skip(end) { return }
    while true {
      try readElement(&self)
      skipSpace()
      if skip(end) { return }
      guard skip(",") else { throw error(end == "]" ? .noComma : .noCommaInObject) }
    }
  }

  private mutating func readMember(depth: Int) throws(JSONError) -> JSONValue.Member {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw error(.noKey) }
    let key = try readString()
    skipSpace()
    guard skip(":") else { throw error(.noColon) }
    return JSONValue.Member(key: key, value: try readValue(depth: depth))
  }

  /// The ASCII letters from the current position on, at most nine: one more than the longest known word has.
  private var nextWord: String {
    String(decoding: bytes[position...].prefix(9).prefix { 0x61...0x7A ~= $0 | 0x20 }, as: UTF8.self)
  }

  /// Reads `true`, `false` or `null`; in lenient mode, also the names of NaN and infinity, as `null`.
  private mutating func readWord() throws(JSONError) -> JSONValue {
    let word = nextWord
    guard let value = Self.literalNames[word] ?? (isLenient && Self.isNonFinite(word) ? .null : nil) else {
      // A text that ends within a name ends early.
      let isBeginning = !word.isEmpty && Self.literalNames.keys.contains { $0.hasPrefix(word) }
      throw error(.noValue, isEarlyEnd: isBeginning && position + word.utf8.count == bytes.count)
    }
    position += word.utf8.count
    return value
  }

  private static func isNonFinite(_ word: String) -> Bool { ["nan", "inf", "infinity"].contains(word.lowercased()) }

  private mutating func readNumber() throws(JSONError) -> JSONValue {
    let start = position
    // A digit nearly always follows; names are looked for only if none does.
    if skip("-"), isLenient, let byte = next, byte > UInt8(ascii: "9"), Self.isNonFinite(nextWord) {
      return try readWord()
    }
    if !skip("0") { try skipDigits() }
    if skip(".") { try skipDigits() }
    if skip("e") || skip("E") {
      if !skip("+") { skip("-") }
      try skipDigits()
    }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Skips one or more digits.
  private mutating func skipDigits() throws(JSONError) {
    let start = position
    while let byte = next, byte.isASCIIDigit { position += 1 }
    guard position > start else { throw error(.noDigit) }
  }

  /// The error for a flaw at the current position; if no byte is left there, the text ends early.
  private func error(_ flaw: JSONFlaw, isEarlyEnd: Bool = false) -> JSONError {
    let preceding = bytes[..<min(position, bytes.count)]
    let lineStart = (preceding.lastIndex(of: 0x0A) ?? -1) + 1
    // A byte-order mark takes no column.
    let column = String(decoding: preceding[lineStart...], as: UTF8.self).drop { $0 == "\u{FEFF}" }.count + 1
    return JSONError(
      line: preceding.count { $0 == 0x0A } + 1, column: column, flaw: flaw, isEarlyEnd: isEarlyEnd || next == nil)
  }

  /// Reads a string, starting at its opening quote.
  private mutating func readString() throws(JSONError) -> String {
    position += 1
    let start = position
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
    if skip("\"") { return String(decoding: bytes[start..<(position - 1)], as: UTF8.self) }
    return try readEscapedString(after: bytes[start..<position])
  }

  /// Reads the rest of a string that contains escapes or control characters.
  private mutating func readEscapedString(after beginning: ArraySlice<UInt8>) throws(JSONError) -> String {
    var text = Array(beginning)
    while let byte = next {
      guard byte >= 0x20 || isLenient else { throw error(.controlCharacter) }
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(Character(try readEscape())).utf8)
      default: text.append(byte)
      }
    }
    throw error(.unterminatedString)
  }

  /// Reads what follows a backslash.
  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw error(.unterminatedString) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default:
      position -= 1
      throw error(.unknownEscape)
    }
  }

  /// Reads the scalar after `\u`: four hexadecimal digits, or two such escapes for a surrogate pair.
  private mutating func readUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try readHexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = position
    if UTF16.isLeadSurrogate(first), skip("\\"), skip("u") {
      let second = try readHexadecimal()
      if UTF16.isTrailSurrogate(second) { return UTF16.decode(UTF16.EncodedScalar([first, second])) }
    }
    position = afterFirst
    guard isLenient else { throw error(.loneSurrogate) }
    return "\u{FFFD}"
  }

  /// Reads four hexadecimal digits.
  private mutating func readHexadecimal() throws(JSONError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error(.missingHexDigits)
      }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}

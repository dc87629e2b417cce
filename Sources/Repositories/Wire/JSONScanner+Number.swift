extension JSONScanner {
  /// A number, or a bare word, as it stands in JSON outside strings.
  enum Scalar: Equatable {
    case number(Double)
    case bool(Bool)
    case null
  }

  /// Reads a number, `true`, `false`, `null`, or one of the words for unknown numbers.
  mutating func scalar() throws(JSONFault) -> Scalar {
    switch try peek() {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
    default: try word()
    }
  }

  /// Reads a value that should be a number: NaN for `null` and for anything else.
  mutating func looseNumber() throws(JSONFault) -> Double {
    switch try peek() {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{"):
      try skip()
      return .nan
    default:
      if case .number(let value) = try word() { return value }
      return .nan
    }
  }

  /// Reads an array of numbers, NaN where there is none; a lone value counts as an array of one.
  mutating func floats(expecting count: Int) throws(JSONFault) -> [Float] {
    var values: [Float] = []
    values.reserveCapacity(min(count, 4096))
    guard try peek() == UInt8(ascii: "[") else { return [Float(try looseNumber())] }
    try array { (scanner) throws(JSONFault) in
      scanner.takePlain { values.append(Float($0.value)) }
      values.append(Float(try scanner.looseNumber()))
    }
    return values
  }

  /// Reads an array of whole numbers, such as times in seconds; a lone value counts as an array of one.
  ///
  /// - Returns: The numbers, or `nil` if one is no number or beyond ±10¹¹ (the year 5138).
  mutating func integers() throws(JSONFault) -> [Int]? {
    var values: [Int] = []
    var isValid = true
    func add(_ number: Double) {
      if number.magnitude < 1e11 { values.append(Int(number)) } else { isValid = false }
    }
    guard try peek() == UInt8(ascii: "[") else {
      add(try looseNumber())
      return isValid ? values : nil
    }
    try array { (scanner) throws(JSONFault) in
      scanner.takePlain { add($0.value) }
      add(try scanner.looseNumber())
    }
    return isValid ? values : nil
  }

  /// Takes the plain numbers from here that another element follows; nearly the whole of a column.
  @inline(__always)
  private mutating func takePlain(_ add: (PlainDecimal) -> Void) {
    while let number = PlainDecimal(bytes, at: position), bytes[number.end] == UInt8(ascii: ",") {
      add(number)
      position = number.end + 1
    }
  }

  /// Reads a number that begins with a digit or a minus; `-nan` and `-inf` are NaN.
  ///
  /// Up to 15 digits and a small power of ten are exact in binary64 before the one division (Clinger, "How to Read
  /// Floating Point Numbers Accurately", 1990); longer numbers may be off by a few units in the last place.
  private mutating func number() throws(JSONFault) -> Double {
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var digits = DecimalDigits()
    takeDigits(into: &digits)
    guard digits.count > 0 else {
      if position >= bytes.count { throw .truncated }
      _ = try word()
      return .nan
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      let whole = digits.count
      takeDigits(into: &digits)
      digits.exponent -= digits.count - whole
    }
    try takeExponent(into: &digits)
    return isNegative ? -digits.value : digits.value
  }

  private mutating func takeDigits(into digits: inout DecimalDigits) {
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return }
      digits.add(digit)
      position += 1
    }
  }

  private mutating func takeExponent(into digits: inout DecimalDigits) throws(JSONFault) {
    guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    var isNegative = false
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      isNegative = bytes[position] == UInt8(ascii: "-")
      position += 1
    }
    var exponent = DecimalDigits()
    takeDigits(into: &exponent)
    guard exponent.count > 0 else { throw position < bytes.count ? .malformed : .truncated }
    let power = Int(min(exponent.value, 10_000))
    digits.exponent += isNegative ? -power : power
  }

  /// Reads a bare word of up to eight letters.
  private mutating func word() throws(JSONFault) -> Scalar {
    let start = position
    while position < bytes.count, position - start <= 8, bytes[position] | 0x20 >= UInt8(ascii: "a"),
      bytes[position] | 0x20 <= UInt8(ascii: "z")
    {
      position += 1
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nan", "inf", "infinity": return .number(.nan)
    default: throw position >= bytes.count ? .truncated : .malformed
    }
  }
}

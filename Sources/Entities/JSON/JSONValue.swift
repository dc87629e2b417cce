import Essentials

/// A JSON value that preserves the order of keys and the digits of numbers. Foundation's JSON types preserve neither,
/// and on Linux they don't give the line and column of an error.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits as written, such as `37.5660`.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) { (self.key, self.value) = (key, value) }
  }

  /// The members of an object; none for anything else.
  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The last value of a key. Setting `nil` removes all; another value replaces the last one, or else is appended. A
  /// value that isn't an object becomes one when set.
  package subscript(key: String) -> JSONValue? {
    get { members.last { $0.key == key }?.value }
    set {
      var members = members
      guard let newValue else { return self = .object(members.filter { $0.key != key }) }
      if let index = members.lastIndex(where: { $0.key == key }) {
        members[index].value = newValue
      } else {
        members.append(Member(key: key, value: newValue))
      }
      self = .object(members)
    }
  }

  /// The value at the end of a path of keys; setting creates objects on the way, in place of other values.
  package subscript(path: ArraySlice<String>) -> JSONValue? {
    get { path.reduce(self) { $0[$1] } }
    set {
      guard let first = path.first else { return self = newValue ?? .null }
      guard path.count > 1 else { return self[first] = newValue }
      guard self[first] != nil || newValue != nil else { return }
      var child = self[first] ?? .object([])
      child[path.dropFirst()] = newValue
      self[first] = child
    }
  }
}

extension JSONValue {
  /// The contents of a string; `nil` for anything else.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a number; `nil` if it isn't finite as a `Double`, and for anything else, even digits in a string.
  package var strictDouble: Double? {
    guard case .number(let digits) = self else { return nil }
    return (Self.exactDouble(digits.utf8) ?? Double(digits)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value of a number if it is an integer, even written `900.0`; `nil` for anything else.
  package var strictInt: Int? { strictDouble.flatMap { Int(exactly: $0) } }

  /// A fast path for up to 15 digits without an exponent, else `nil`. Digits and scale are exact in binary64, so one
  /// division rounds correctly (W. Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  private static func exactDouble(_ text: String.UTF8View) -> Double? {
    guard text.count <= 16 else { return nil }
    var (digits, scale, isFraction) = (0, 1, false)
    for byte in text {
      switch byte {
      case _ where byte.isASCIIDigit:
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "-"): continue
      default: return nil
      }
    }
    guard digits < 1_000_000_000_000_000 else { return nil }
    let value = Double(digits) / Double(scale)
    return text.first == UInt8(ascii: "-") ? -value : value
  }
}

/// Look-ups in a service's answer, where any value may be missing or of another type.
extension JSONValue? {
  package subscript(key: String) -> JSONValue? { self?[key] }

  /// The element of an array; `nil` if the index is out of range.
  package subscript(index: Int) -> JSONValue? { elements.indices.contains(index) ? elements[index] : nil }

  /// The elements of an array; none for anything else.
  package var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  /// A finite number, even if written as a string.
  package var double: Double? {
    self?.strictDouble ?? rawText.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A number below 10¹⁵ in magnitude, truncated to an integer, even if written as a string.
  package var integer: Int? { double.flatMap { $0.magnitude < 1e15 ? Int($0) : nil } }

  /// A time in seconds since 1970, up to the year 5138.
  package var seconds: Int? { integer.flatMap { $0.magnitude < Date.secondsLimit ? $0 : nil } }

  /// The string unchanged; `nil` for anything else, such as the `false` some services send.
  package var rawText: String? { self?.string }

  /// The string as one safe line; `nil` if that is empty.
  package var text: String? { rawText.map { SafeText.line($0) }.flatMap { $0.isEmpty ? nil : $0 } }

  /// The string as safe paragraphs; `nil` if they are empty.
  package var prose: String? { rawText.map { SafeText.prose($0) }.flatMap { $0.isEmpty ? nil : $0 } }
}

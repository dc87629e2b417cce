import Entities
import Essentials

/// A JSON document as a tree, for answers that are small and change shape: every look-up is lenient.
enum WireValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([WireValue])
  case object([String: WireValue])

  /// The document at the start of some bytes.
  init(_ data: Data) throws(JSONFault) {
    var scanner = JSONScanner(data)
    try self.init(&scanner)
  }

  private init(_ scanner: inout JSONScanner) throws(JSONFault) {
    switch try scanner.peek() {
    case UInt8(ascii: "{"):
      var members: [String: WireValue] = [:]
      try scanner.object { (scanner, key) throws(JSONFault) in members[key] = try WireValue(&scanner) }
      self = .object(members)
    case UInt8(ascii: "["):
      var elements: [WireValue] = []
      try scanner.array { (scanner) throws(JSONFault) in elements.append(try WireValue(&scanner)) }
      self = .array(elements)
    case UInt8(ascii: "\""): self = .string(try scanner.string())
    default:
      switch try scanner.scalar() {
      case .null: self = .null
      case .bool(let value): self = .bool(value)
      case .number(let value): self = .number(value)
      }
    }
  }

  /// The member of an object; `null` when there is none, and for anything that is no object.
  subscript(key: String) -> WireValue {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// The element of an array; `null` outside it.
  subscript(index: Int) -> WireValue { elements.indices.contains(index) ? elements[index] : .null }

  /// The elements of an array; none for anything else.
  var elements: [WireValue] { if case .array(let elements) = self { elements } else { [] } }

  /// The members of an object; none for anything else.
  var members: [String: WireValue] { if case .object(let members) = self { members } else { [:] } }

  var isObject: Bool { if case .object = self { true } else { false } }

  /// A finite number, also from a string that holds one.
  var double: Double? {
    let value: Double? =
      switch self {
      case .number(let number): number
      case .string(let text): Double(text)
      default: nil
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A whole number within ±10¹⁵, also from a string or a fraction.
  var integer: Int? { double.flatMap { $0.magnitude < 1e15 ? Int($0) : nil } }

  /// A time in seconds since 1970, up to the year 5138.
  var seconds: Int? { integer.flatMap { $0.magnitude < 100_000_000_000 ? $0 : nil } }

  /// The text as it came, or `nil` for anything but a string, such as the `false` some services send.
  var rawText: String? { if case .string(let text) = self { text } else { nil } }

  /// The same document with no key in any of its texts: a service, or whoever stands between, may send one back.
  func hiding(_ secrets: Secrets) -> WireValue {
    if secrets.isEmpty { return self }
    return switch self {
    case .string(let text): .string(secrets.hiddenWhereFound(in: text))
    case .array(let elements): .array(elements.map { $0.hiding(secrets) })
    case .object(let members): .object(members.mapValues { $0.hiding(secrets) })
    case .null, .bool, .number: self
    }
  }
}

import Entities

extension JSONValue {
  /// The same document with no key in any of its texts: a service, or a proxy between, may send one back.
  func hiding(_ secrets: Secrets) -> JSONValue {
    if secrets.isEmpty { return self }
    return switch self {
    case .string(let text): .string(secrets.hiddenWhereFound(in: text))
    case .array(let elements): .array(elements.map { $0.hiding(secrets) })
    case .object(let members): .object(members.map { Member(key: $0.key, value: $0.value.hiding(secrets)) })
    case .null, .bool, .number: self
    }
  }
}

import Entities

extension JSONValue {
  /// The document with API keys redacted in all strings but member names, because a service or proxy may echo one.
  func redacted(by secrets: Secrets) -> JSONValue {
    if secrets.isEmpty { return self }
    return switch self {
    case .string(let text): .string(secrets.redactedIfNeeded(text))
    case .array(let elements): .array(elements.map { $0.redacted(by: secrets) })
    case .object(let members): .object(members.map { Member(key: $0.key, value: $0.value.redacted(by: secrets)) })
    case .null, .bool, .number: self
    }
  }
}

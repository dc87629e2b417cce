extension JSONTree {
  /// The document of something encodable; its members are written in the order of their names.
  package nonisolated init(_ value: some Encodable) throws {
    switch value {
    case let text as String: self = .string(text)
    case let number as Double: self = .number(number)
    case let number as Int: self = .integer(number)
    case let truth as Bool: self = .bool(truth)
    default:
      let node = Node()
      try value.encode(to: TreeEncoder(node: node))
      self = node.tree
    }
  }
}

/// A value that is being encoded.
private nonisolated final class Node {
  var value = JSONTree.null
  var members: [String: Node]?
  var elements: [Node]?

  init(_ value: JSONTree = .null) { self.value = value }

  var tree: JSONTree {
    if let members { return .object(members.mapValues(\.tree)) }
    return elements.map { .array($0.map(\.tree)) } ?? value
  }

  func child(_ key: some CodingKey) -> Node {
    let node = Node()
    members?[key.stringValue] = node
    return node
  }

  func nextChild() -> Node {
    let node = Node()
    elements?.append(node)
    return node
  }
}

private nonisolated struct TreeEncoder: Encoder {
  let node: Node
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.members = node.members ?? [:]
    return KeyedEncodingContainer(Keyed(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.elements = node.elements ?? []
    return Unkeyed(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(node: node) }
}

private nonisolated struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: Node
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { _ = node.child(key) }
  func encode(_ value: some Encodable, forKey key: Key) throws { node.child(key).value = try JSONTree(value) }
  func superEncoder() -> any Encoder { TreeEncoder(node: node) }
  func superEncoder(forKey key: Key) -> any Encoder { TreeEncoder(node: node.child(key)) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    TreeEncoder(node: node.child(key)).unkeyedContainer()
  }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested>
  {
    TreeEncoder(node: node.child(key)).container(keyedBy: type)
  }
}

private nonisolated struct Unkeyed: UnkeyedEncodingContainer {
  let node: Node
  var codingPath: [any CodingKey] { [] }
  var count: Int { node.elements?.count ?? 0 }

  func encodeNil() { _ = node.nextChild() }
  func encode(_ value: some Encodable) throws { node.nextChild().value = try JSONTree(value) }
  func superEncoder() -> any Encoder { TreeEncoder(node: node) }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    TreeEncoder(node: node.nextChild()).unkeyedContainer()
  }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    TreeEncoder(node: node.nextChild()).container(keyedBy: type)
  }
}

private nonisolated struct Single: SingleValueEncodingContainer {
  let node: Node
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { node.value = .null }
  func encode(_ value: some Encodable) throws { node.value = try JSONTree(value) }
}

/// A JSON value that keeps what a person wrote: the order of keys and the digits of numbers.
///
/// Foundation's JSON types keep neither, and on Linux name no line and column of a mistake.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits as written, such as `37.5660`.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }

  /// The members, or none when this is no object.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The value of a key, of a repeated one the last; setting `nil` removes it, setting a new one appends it.
  subscript(key: String) -> JSONValue? {
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

  /// The value at the end of a path of keys; setting makes the objects on the way.
  subscript(path: ArraySlice<String>) -> JSONValue? {
    get {
      guard let first = path.first else { return self }
      return self[first]?[path.dropFirst()]
    }
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
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number that is finite as a double.
  var double: Double? {
    guard case .number(let digits) = self, let value = Double(digits), value.isFinite else { return nil }
    return value
  }

  /// The value of a number that is whole, also when written `900.0`.
  var int: Int? { double.flatMap { Int(exactly: $0) } }
}

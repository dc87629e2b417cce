/// Why bytes cannot be read as JSON.
enum JSONFault: Error, Hashable, Sendable {
  /// The bytes end inside a value.
  case truncated
  /// Something stands where JSON allows nothing of the kind.
  case malformed
  /// Arrays and objects lie too deep in each other.
  case tooDeep
}

extension JSONFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .truncated: "it ends too early"
    case .malformed: "it is not JSON"
    case .tooDeep: "it is nested too deeply"
    }
  }
}

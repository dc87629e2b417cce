/// Where and why a text is not JSON. Line and column count from 1; columns count characters.
struct JSONMistake: Error, Hashable, Sendable {
  var line: Int
  var column: Int
  var reason: String
}

/// `skydash add`: which place, under which name, where in the list.
package nonisolated struct AddRequest: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// A name, a qualified name, an airport code or coordinates (`-33.87,151.21`).
    case place(String)
    /// One place per line of standard input (`skydash add -`).
    case standardInput
  }

  package var source: Source
  /// The label (`--as`); `nil` for the place's own name.
  package var name: String?
  /// Whether it goes on top of the list.
  package var isFirst: Bool
  /// Which candidate of `skydash search`, from 1; `nil` for the best.
  package var choice: Int?

  package init(source: Source, name: String? = nil, isFirst: Bool = false, choice: Int? = nil) {
    self.source = source
    self.name = name
    self.isFirst = isFirst
    self.choice = choice
  }
}

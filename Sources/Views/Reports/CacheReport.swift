package import Entities
package import Essentials
import Terminal

/// What is kept on disk: how much, and how old.
package struct CacheReport {
  /// One kind of kept things.
  package struct Kind {
    package var name: String
    package var count: Int
    package var bytes: Int
    package var oldest: Date?
    package var newest: Date?

    package init(name: String, count: Int, bytes: Int, oldest: Date?, newest: Date?) {
      self.name = name
      self.count = count
      self.bytes = bytes
      self.oldest = oldest
      self.newest = newest
    }
  }

  private let directory: String
  private let bound: Int
  private let kinds: [Kind]

  package init(directory: String, bound: Int, kinds: [Kind]) {
    self.directory = directory
    self.bound = bound
    self.kinds = kinds
  }

  private var bytes: Int { kinds.reduce(0) { $0 + $1.bytes } }

  package func text(_ clock: Units.Clock, _ appearance: Appearance, now: Date) -> String {
    let clock = ClockText(clock: clock, appearance: appearance)
    let lines = kinds.map { kind in
      let ages = [kind.newest, kind.oldest].map { clock.age($0.map { now.timeIntervalSince($0) }) ?? "-" }
      let count = String(kind.count).padded(to: 5, .right)
      let size = Self.size(kind.bytes).padded(to: 8, .right)
      return "\(kind.name.padded(to: 10)) \(count)  \(size)  newest \(ages[0]), oldest \(ages[1])"
    }
    return ([directory] + lines + ["\(Self.size(bytes)) of \(Self.size(bound))"]).map { $0 + "\n" }.joined()
  }

  package var tree: JSONTree {
    .object([
      "schema": .integer(1), "path": .string(directory), "bound": .integer(bound),
      "bytes": .integer(bytes),
      "kinds": .array(
        kinds.map { kind in
          .object([
            "name": .string(kind.name), "count": .integer(kind.count), "bytes": .integer(kind.bytes),
            "oldest": .instant(kind.oldest), "newest": .instant(kind.newest),
          ])
        }),
    ])
  }

  /// `1.2 MB`.
  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<1_000_000: QuantityText.rounded(Double(bytes) / 1000, digits: 1) + " kB"
    default: QuantityText.rounded(Double(bytes) / 1_000_000, digits: 1) + " MB"
    }
  }
}

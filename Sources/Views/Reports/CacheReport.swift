package import Entities
package import Essentials
import Terminal

/// The size and age of what is cached on disk, by kind.
package struct CacheReport {
  /// The cached entries of one kind.
  package struct Kind {
    fileprivate let name: String
    fileprivate let bytes: Int
    /// When each of its entries was stored, oldest first.
    fileprivate let dates: [Date]

    /// A kind, such as `weather`, whose entries take `bytes` together and were stored at these times, in any order.
    package init(name: String, bytes: Int, storedAt dates: [Date]) {
      (self.name, self.bytes, self.dates) = (name, bytes, dates.sorted())
    }

    fileprivate var document: JSONValue {
      [
        "name": .string(name), "count": .integer(dates.count), "bytes": .integer(bytes),
        "oldest": .instant(dates.first), "newest": .instant(dates.last),
      ]
    }
  }

  private let directory: String
  private let maximumBytes: Int
  private let kinds: [Kind]

  /// A report on a cache directory that may take at most `maximumBytes` bytes. It lists the kinds by name.
  package init(directory: String, maximumBytes: Int, kinds: [Kind]) {
    (self.directory, self.maximumBytes, self.kinds) = (directory, maximumBytes, kinds.sorted { $0.name < $1.name })
  }

  private var bytes: Int { kinds.reduce(0) { $0 + $1.bytes } }

  /// The report as text: the directory, each kind with its number of entries, size and ages at `now`, and the total.
  package func text(_ words: Words, now: Date) -> String {
    func age(_ date: Date?) -> String { words.age(date.map { now.timeIntervalSince($0) }) ?? "-" }
    let names = kinds.map { words(Phrase(name: $0.name)) }
    let width = max(10, names.width)
    let lines = zip(names, kinds).map { name, kind in
      let (newest, oldest) = (age(kind.dates.last), age(kind.dates.first))
      let ages = newest == oldest ? words("newest \(newest)") : words("newest \(newest), oldest \(oldest)")
      let count = String(kind.dates.count).padded(to: 5, .right)
      let size = size(kind.bytes, words).padded(to: 8, .right)
      return "\(name.padded(to: width)) \(count)  \(size)  \(ages)"
    }
    let limit = "\(maximumBytes / 1_000_000) MB"
    let share = words("\(size(bytes, words)) of \(limit)")
    return ([directory] + lines + [share]).map { $0 + "\n" }.joined()
  }

  /// The report as JSON, sizes in bytes; `bound` is the limit. A kind without entries has `null` for its dates.
  package var document: JSONValue {
    [
      "schema": .integer(1), "path": .string(directory), "bound": .integer(maximumBytes), "bytes": .integer(bytes),
      "kinds": .array(kinds.map(\.document)),
    ]
  }

  /// `1.2 MB`, in powers of 1000; what would round to `1000.0 kB` is `1.0 MB`.
  private func size(_ bytes: Int, _ words: Words) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<999_950: words.number(Double(bytes) / 1000, digits: 1) + " kB"
    default: words.megabytes(bytes) + " MB"
    }
  }
}

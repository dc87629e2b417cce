package import Entities
package import Essentials
import Synchronization

/// What was fetched, on disk until it is too much. All of it may vanish or break at any time.
package final class CacheRepository: Sendable {
  private let ledger = CacheLedger()
  private let files: FileStore
  private let now: @Sendable () -> Date
  package let directory: String
  /// The most bytes on disk.
  package let bound: Int

  /// The largest entry: a picture and its header.
  private static let maximumEntryBytes = 41_000_000
  /// How far a stored time may lie ahead of the clock, in seconds.
  private static let clockTolerance = 120.0

  /// A cache in a directory that need not exist yet, of at most so many bytes; `now` is the clock against which stored
  /// times are checked.
  package init(
    directory: String, files: FileStore, bound: Int = 200_000_000, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.directory = directory
    self.files = files
    self.bound = bound
    self.now = now
  }

  /// A cache that stores nothing.
  package static var none: CacheRepository {
    CacheRepository(directory: "", files: .inMemory(), bound: 0)
  }

  /// Why the last write failed, or `nil` if it did not.
  package var lastProblem: FileProblem? { ledger.problem }

  /// What was stored under a key and when, unless it is damaged, of another key, from the future, or no younger than a date.
  package func read(_ key: CacheKey, after date: Date? = nil) -> (data: Data, storedAt: Date)? {
    guard let path = try? path(key), let file = try? files.read(path, Self.maximumEntryBytes),
      let entry = key.content(of: file, after: date), !isFromFuture(entry.storedAt)
    else { return nil }
    return entry
  }

  /// Whether a time lies so far ahead of the clock that nothing of it is believed.
  func isFromFuture(_ date: Date) -> Bool { date.timeIntervalSince(now()) > Self.clockTolerance }

  /// Keeps data under a key, and drops the oldest entries when that is too much. Failing is silent but for
  /// ``lastProblem``.
  package func write(_ key: CacheKey, _ data: Data, at now: Date) {
    let file = key.file(of: data, storedAt: now)
    guard file.count <= min(bound, Self.maximumEntryBytes) else { return }
    do throws(FileProblem) {
      try files.writeAtomically(try path(key), file, .init(mode: 0o600, followsLinks: false))
      ledger.problem = nil
    } catch {
      ledger.problem = error
      return
    }
    if ledger.grew(by: file.count, measure: { (try? size) ?? 0 }) > bound { sweep() }
  }

  /// The value stored under a key as JSON and when, by the rules of ``read(_:after:)``.
  package func value<Value: Decodable>(
    _ key: CacheKey, after date: Date? = nil
  ) -> (value: Value, fetchedAt: Date)? {
    guard let entry = read(key, after: date), let value = try? JSONDecoder().decode(Value.self, from: entry.data) else {
      return nil
    }
    return (value, entry.storedAt)
  }

  /// Keeps a value under a key as JSON, by the rules of ``write(_:_:at:)``.
  package func store(_ value: some Encodable, under key: CacheKey, at now: Date) {
    if let data = try? JSONEncoder().encode(value) { write(key, data, at: now) }
  }

  /// Those of some keys of one kind for which there is a file, by a single look at the folder.
  package func present(_ keys: [CacheKey]) -> [CacheKey] {
    guard let kind = keys.first?.kind, let folder = try? folder(of: kind), let files = try? files.list(folder) else {
      return []
    }
    let names = Set(files.map(\.name))
    return keys.filter { names.contains($0.fileName) }
  }

  /// Forgets one entry.
  package func remove(_ key: CacheKey) { if let path = try? path(key) { try? files.remove(path) } }

  /// Forgets everything of its own; other files in the directory stay, and no link is followed.
  ///
  /// - Throws: The first refusal of the disk, after trying all; `notOurs` for a directory that others may write to.
  package func clear() throws(FileProblem) {
    var problem: FileProblem?
    for (path, _) in try located() {
      do { try files.remove(path) } catch { problem = problem ?? error }
    }
    ledger.set(nil)
    if let problem { throw problem }
  }

  /// All that is cached, oldest first.
  package var entries: [CacheEntry] { get throws(FileProblem) { try located().map(\.entry) } }

  /// Bytes cached.
  package var size: Int { get throws(FileProblem) { try located().reduce(0) { $0 + $1.entry.size } } }

  /// Drops the oldest until a tenth of the bound is free, so that not every write has to.
  private func sweep() {
    guard let all = try? located() else { return }
    var total = all.reduce(0) { $0 + $1.entry.size }
    for (path, entry) in all where entry.kind != .waits {
      guard total > bound / 10 * 9 else { break }
      try? files.remove(path)
      total -= entry.size
    }
    ledger.set(total)
  }

  private func located() throws(FileProblem) -> [(path: String, entry: CacheEntry)] {
    var found: [(path: String, entry: CacheEntry)] = []
    for kind in CacheKey.Kind.allCases {
      let folder = try folder(of: kind)
      for file in try files.list(folder) where !file.isDirectory && CacheKey.isFileName(file.name) {
        let entry = CacheEntry(kind: kind, size: file.size, storedAt: file.modified)
        found.append((folder + "/" + file.name, entry))
      }
    }
    return found.sorted { $0.entry.storedAt < $1.entry.storedAt }
  }

  private func path(_ key: CacheKey) throws(FileProblem) -> String { try folder(of: key.kind) + "/" + key.fileName }

  /// Where a kind is cached, if only this person can have put anything there.
  private func folder(of kind: CacheKey.Kind) throws(FileProblem) -> String {
    let folder = directory + "/" + kind.rawValue
    for path in [directory, folder] { try files.checkOwned(path, false) }
    return folder
  }
}

/// What one program knows of a cache directory between its calls: its size, roughly, and the last refusal.
private final class CacheLedger: Sendable {
  private let state = Mutex((total: Int?.none, problem: FileProblem?.none))

  var problem: FileProblem? {
    get { state.withLock { $0.problem } }
    set { state.withLock { $0.problem = newValue } }
  }

  /// The size after one more file, measured the first time, when `measure` already counts that file.
  func grew(by bytes: Int, measure: () -> Int) -> Int {
    let known = state.withLock { state in
      state.total = state.total.map { $0 + bytes }
      return state.total
    }
    if let known { return known }
    let measured = measure()
    set(measured)
    return measured
  }

  func set(_ bytes: Int?) { state.withLock { $0.total = bytes } }
}

package import Entities
package import Essentials
import Synchronization

/// A disk cache of fetched data, bounded in size. Any entry may vanish or be damaged at any time.
package final class CacheRepository: Sendable {
  /// An entry as its directory lists it.
  package struct Entry: Hashable, Sendable {
    package var kind: CacheKey.Kind
    /// The size of its file in bytes, header included.
    package var size: Int
    /// When its file was last modified.
    package var modifiedAt: Date
  }

  /// The approximate size of all entries in bytes; `nil` until it is measured.
  private let totalSize = Mutex(Int?.none)
  private let writeProblem = Mutex(FileProblem?.none)
  private let files: FileStore
  private let now: @Sendable () -> Date
  /// The path of the directory, without a slash at its end.
  package let directory: String
  /// The maximum size of all entries in bytes.
  package let maximumBytes: Int

  /// The largest file of an entry in bytes: a picture with its header.
  private static let maximumEntryBytes = HTTPRequest.pictureBytes + 1_000_000
  /// How far an entry's time may be ahead of the clock, in seconds.
  private static let clockTolerance = 120.0

  /// A cache of at most `maximumBytes` bytes in a directory that need not exist. Entries later than `now` are ignored.
  package init(
    directory: String, files: FileStore, maximumBytes: Int = 200_000_000,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.directory, self.files, self.maximumBytes, self.now) = (directory, files, maximumBytes, now)
  }

  /// A cache that stores nothing.
  package static let none = CacheRepository(directory: "", files: .inMemory(), maximumBytes: 0)

  /// Why the last write failed; `nil` if it succeeded, or there was none.
  package var lastProblem: FileProblem? { writeProblem.withLock { $0 } }

  /// The data of a key and when it was stored; `nil` if missing, damaged, from the future, or not newer than `date`.
  package func read(_ key: CacheKey, after date: Date? = nil) -> (data: Data, storedAt: Date)? {
    guard let path = try? path(key), let file = try? files.read(path, Self.maximumEntryBytes),
      let entry = key.decoded(file, after: date), entry.storedAt.timeIntervalSince(now()) <= Self.clockTolerance
    else { return nil }
    return entry
  }

  /// Stores data under a key as of `date`, then drops the oldest entries if the cache is too large. Data too large for
  /// an entry, or for the whole cache, isn't stored; other failures set ``lastProblem``.
  package func write(_ key: CacheKey, _ data: Data, at date: Date) {
    let file = key.encoded(data, storedAt: date)
    guard file.count <= min(maximumBytes, Self.maximumEntryBytes) else { return }
    do throws(FileProblem) {
      try files.writeAtomically(try path(key), file, .init(mode: 0o600, followsLinks: false))
      writeProblem.withLock { $0 = nil }
    } catch {
      return writeProblem.withLock { $0 = error }
    }
    if let size = size(afterAdding: file.count), size > maximumBytes { sweep() }
  }

  /// The value stored as JSON under a key, and when it was stored; otherwise like ``read(_:after:)``.
  package func decodedValue<Value: Decodable>(
    _ key: CacheKey, after date: Date? = nil
  ) -> (value: Value, storedAt: Date)? {
    read(key, after: date).flatMap { entry in
      (try? JSONDecoder().decode(Value.self, from: entry.data)).map { ($0, entry.storedAt) }
    }
  }

  /// Stores a value as JSON under a key; otherwise like ``write(_:_:at:)``.
  package func store(_ value: some Encodable, under key: CacheKey, at date: Date) {
    let encoder = JSONEncoder()
    // Columns of bytes are full of slashes; text without escapes is read twice as fast.
    encoder.outputFormatting = .withoutEscapingSlashes
    if let data = try? encoder.encode(value) { write(key, data, at: date) }
  }

  /// The keys, in order, that have a file; only those of the first one's kind, because only its directory is listed.
  package func existing(_ keys: [CacheKey]) -> [CacheKey] {
    guard let kind = keys.first?.kind, let path = try? directory(of: kind), let found = try? files.list(path) else {
      return []
    }
    let names = Set(found.map(\.name))
    return keys.filter { $0.kind == kind && names.contains($0.fileName) }
  }

  /// Removes the entry of a key, if possible.
  package func remove(_ key: CacheKey) { if let path = try? path(key) { try? files.remove(path) } }

  /// Removes all entries, but no other files; throws the first failure after trying all. Removes nothing if a directory
  /// can't be listed: throws `insecureDirectory` for a link, another user's, or one that others may write to.
  package func clear() throws(FileProblem) {
    var problem: FileProblem?
    for (path, _) in try located() {
      do { try files.remove(path) } catch { problem = problem ?? error }
    }
    totalSize.withLock { $0 = nil }
    if let problem { throw problem }
  }

  /// All entries, oldest first; throws like `clear()`.
  package var entries: [Entry] { get throws(FileProblem) { try located().map(\.entry) } }

  /// The size in bytes after a file of `bytes` was written, measured if it wasn't known; `nil` if that fails.
  private func size(afterAdding bytes: Int) -> Int? {
    totalSize.withLock { size in
      size = size.map { $0 + bytes } ?? (try? entries)?.reduce(0) { $0 + $1.size }
      return size
    }
  }

  /// Drops the oldest entries but `waits`, which must survive, until a tenth is free, so that not every write has to.
  private func sweep() {
    guard let all = try? located() else { return }
    var total = all.reduce(0) { $0 + $1.entry.size }
    for (path, entry) in all where entry.kind != .waits {
      guard total > maximumBytes / 10 * 9 else { break }
      if (try? files.remove(path)) != nil { total -= entry.size }
    }
    totalSize.withLock { $0 = total }
  }

  /// The paths and entries of all files, oldest first.
  private func located() throws(FileProblem) -> [(path: String, entry: Entry)] {
    var found: [(path: String, entry: Entry)] = []
    for kind in CacheKey.Kind.allCases {
      let path = try directory(of: kind)
      for file in try files.list(path) where !file.isDirectory && CacheKey.isFileName(file.name) {
        let entry = Entry(kind: kind, size: file.size, modifiedAt: file.modifiedAt)
        found.append((path + "/" + file.name, entry))
      }
    }
    return found.sorted { $0.entry.modifiedAt < $1.entry.modifiedAt }
  }

  private func path(_ key: CacheKey) throws(FileProblem) -> String { try directory(of: key.kind) + "/" + key.fileName }

  /// The directory of a kind; throws `insecureDirectory` like `clear()`.
  private func directory(of kind: CacheKey.Kind) throws(FileProblem) -> String {
    let subdirectory = directory + "/" + kind.rawValue
    for path in [directory, subdirectory] { try files.checkOwned(path, allowsOwnLink: false) }
    return subdirectory
  }
}

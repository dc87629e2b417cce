package import Entities
package import Essentials
package import Repositories

/// Whether settings and cache are where they should be, can be read, and can be written.
package struct DiskCheck: Sendable {
  private let files: FileStore
  private let now: @Sendable () -> Date

  package init(files: FileStore, now: @escaping @Sendable () -> Date = { Date() }) {
    self.files = files
    self.now = now
  }

  /// The settings file: found, understood, writable; and what of it was passed over.
  package func settings(_ repository: SettingsRepository) -> [Finding] {
    guard let path = repository.path else {
      return [Finding(.file, .problem, .settings(.noHome), step: .setHome)]
    }
    do throws(SettingsProblem) {
      let loaded = try repository.load()
      let isThere = files.modificationDate(path) != nil
      let fact =
        isThere ? .file(path: path, cities: loaded.settings.cities.count) : Finding.SettingsFact.noFile(path: path)
      let file = Finding(.file, .ok, .settings(fact), step: isThere ? nil : .addCity)
      return [file] + loaded.warnings.map(Self.passedOver) + [writing(beside: path)]
    } catch {
      return [Finding(.file, .problem, .settings(.failed(error)), step: Self.step(for: error))]
    }
  }

  private static func passedOver(_ warning: SettingsWarning) -> Finding {
    Finding(.field, .warning, .settings(.passedOver(warning)), step: .correctField)
  }

  private static func step(for problem: SettingsProblem) -> Finding.Step {
    switch problem {
    case .notJSON, .unitsAreNoObject, .citiesAreNoList: .correctFile
    case .cannotRead, .cannotWrite: .chooseFile
    }
  }

  /// The cache: where, how big, writable, and whether it can be read again.
  package func cache(_ cache: CacheRepository) -> [Finding] {
    guard !cache.directory.isEmpty else {
      return [Finding(.directory, .warning, .cache(.noDirectory), step: .setCacheHome)]
    }
    let entries: [CacheEntry]
    do throws(FileProblem) {
      entries = try cache.entries
    } catch {
      let fact = Finding.CacheFact.failed(path: cache.directory, error)
      return [Finding(.directory, .problem, .cache(fact), step: .makeCacheReadable)]
    }
    let size = entries.reduce(0) { $0 + $1.size }
    let fact = Finding.CacheFact.directory(
      path: cache.directory, bytes: size, bound: cache.bound, files: entries.count)
    let isFull = size > cache.bound + cache.bound / 10
    return [
      Finding(.directory, isFull ? .warning : .ok, .cache(fact), step: isFull ? .clearCache : nil), keeping(in: cache),
    ]
  }

  /// Keeps something and reads it again.
  private func keeping(in cache: CacheRepository) -> Finding {
    let (key, data) = (CacheKey(.documents, "doctor"), Data("kept".utf8))
    defer { cache.remove(key) }
    cache.write(key, data, at: now())
    let isThere = cache.read(key)?.data == data
    let fact = cache.lastProblem.map(Finding.CacheFact.notWritable) ?? (isThere ? .writable : .notKept)
    guard fact != .writable else { return Finding(.writing, .ok, .cache(fact)) }
    return Finding(.writing, .problem, .cache(fact), step: .makeCacheWritable)
  }

  /// Writes a file beside another, durably, and removes it.
  private func writing(beside path: String) -> Finding {
    let probe = path + ".doctor"
    do throws(FileProblem) {
      try files.writeAtomically(probe, Data(repeating: 32, count: 4096), .init(isDurable: true))
      try files.remove(probe)
      return Finding(.writing, .ok, .settings(.writable))
    } catch {
      return Finding(.writing, .problem, .settings(.notWritable(error)), step: .makeSavingWork)
    }
  }
}

package import Entities
package import Essentials
package import Repositories

/// Checks that the settings file and the cache can be read and written, and how full the cache is.
package struct DiskCheck: Sendable {
  private let files: FileStore
  private let now: @Sendable () -> Date

  /// A check of the disk behind `files`; `now` dates the cache entry that the check writes and removes.
  package init(files: FileStore, now: @escaping @Sendable () -> Date = { Date() }) {
    (self.files, self.now) = (files, now)
  }

  /// Findings on the settings file: its location, contents, unusable fields, and whether it can be written.
  package func settings(_ repository: SettingsRepository) -> [Finding] {
    guard let path = repository.path else {
      let step = Phrase("set HOME or XDG_CONFIG_HOME, or use --config FILE")
      return [Finding(.settings, .file, .problem, Phrase("unknown: there is no home directory"), step: step)]
    }
    do throws(SettingsProblem) {
      let loaded = try repository.load()
      let fields = loaded.warnings.map {
        Finding(.settings, .field, .warning, $0.phrase, step: Phrase("fix it with “skydash config set”"))
      }
      return [file(path, cities: loaded.settings.cities.count)] + fields + [writing(beside: path)]
    } catch {
      return [Self.finding(of: error)]
    }
  }

  private func file(_ path: String, cities: Int) -> Finding {
    let name = SafeText.line(path)
    guard files.modificationDate(path) != nil else {
      let step = Phrase("add a city with “skydash add Seoul”")
      return Finding(.settings, .file, .ok, Phrase("\(name) doesn't exist yet"), step: step)
    }
    return Finding(
      .settings, .file, .ok, Phrase(one: "\(name), \(cities) city", other: "\(name), \(cities) cities", cities))
  }

  /// The finding on settings that can't be loaded, whose sentence for other commands has the next step in it.
  private static func finding(of problem: SettingsProblem) -> Finding {
    switch problem {
    case .notJSON, .unitsAreNotAnObject, .citiesAreNotAList:
      let step = Phrase("fix the file at that line, or move it away and start again")
      return Finding(.settings, .file, .problem, problem.phrase, step: step)
    case .cannotRead(let path, let reason), .cannotWrite(let path, let reason):
      let fact = Phrase("\(SafeText.line(path)): \(reason.phrase)", context: "doctor")
      return Finding(.settings, .file, .problem, fact, step: SettingsProblem.advice(on: reason))
    }
  }

  /// Findings on the cache: its location, size, and whether it can be written and read back.
  package func cache(_ cache: CacheRepository) -> [Finding] {
    guard !cache.directory.isEmpty else {
      let step = Phrase("set HOME or XDG_CACHE_HOME")
      return [Finding(.cache, .directory, .warning, Phrase("none", context: "doctor"), step: step)]
    }
    let path = SafeText.line(cache.directory)
    do throws(FileProblem) {
      return [usage(of: cache, path, try cache.entries), storing(in: cache)]
    } catch {
      let fact = Phrase("\(path): \(error.phrase)", context: "doctor")
      return [Finding(.cache, .directory, .problem, fact, step: Self.cacheStep)]
    }
  }

  /// The finding on the cache's size; a warning if it is more than a tenth over its bound.
  private func usage(of cache: CacheRepository, _ path: String, _ entries: [CacheRepository.Entry]) -> Finding {
    let size = entries.reduce(0) { $0 + $1.size }
    let (used, bound, count) = (size.megabytesText, cache.maximumBytes.megabytesText, entries.count)
    let fact = Phrase(
      one: "\(path), \(number: used) of \(number: bound) MB in \(count) file",
      other: "\(path), \(number: used) of \(number: bound) MB in \(count) files", count)
    let isFull = size > cache.maximumBytes + cache.maximumBytes / 10
    let step = isFull ? Phrase("free space with “skydash cache clear”") : nil
    return Finding(.cache, .directory, isFull ? .warning : .ok, fact, step: step)
  }

  /// The finding on storing an entry and reading it back; the entry is removed again.
  private func storing(in cache: CacheRepository) -> Finding {
    let (key, data) = (CacheKey(.documents, "doctor"), Data("stored".utf8))
    defer { cache.remove(key) }
    cache.write(key, data, at: now())
    let isThere = cache.read(key)?.data == data
    guard let fact = cache.lastProblem?.phrase ?? (isThere ? nil : Phrase("can't read back what was written")) else {
      return Finding(.cache, .writing, .ok, Phrase("writable", context: "doctor"))
    }
    return Finding(.cache, .writing, .problem, fact, step: Self.cacheStep)
  }

  /// The next step if the cache can't be used, whatever the reason.
  private static let cacheStep = Phrase(
    "nothing is lost, but everything is fetched every time: free some space, check the owner, or set XDG_CACHE_HOME")

  /// The finding on writing a file beside another one, durably as settings are; it gets a random name and is removed again.
  private func writing(beside path: String) -> Finding {
    let probe = "\(path).\(UInt64.random(in: 0...UInt64.max)).doctor"
    do throws(FileProblem) {
      try files.writeAtomically(probe, Data(repeating: 32, count: 4096), .init(isDurable: true))
      try files.remove(probe)
      return Finding(.settings, .writing, .ok, Phrase("writable", context: "doctor"))
    } catch {
      return Finding(.settings, .writing, .problem, error.phrase, step: SettingsProblem.advice(on: error))
    }
  }
}

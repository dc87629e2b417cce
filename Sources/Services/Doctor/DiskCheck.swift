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
  package func settings(at path: String) -> [Finding] {
    let shown = SafeText.line(path)
    do throws(SettingsProblem) {
      let loaded = try SettingsRepository(path: path, files: files).load()
      let isThere = files.modificationDate(path) != nil
      let cities = loaded.settings.cities.count
      let text = isThere ? "\(shown), \(cities) \(cities == 1 ? "city" : "cities")" : "\(shown) is not there yet"
      let step = isThere ? nil : "add a city with “skydash add Seoul”"
      let file = Finding(.settings, "file", .ok, text, nextStep: step)
      return [file] + loaded.warnings.map(Self.passedOver) + [writing(beside: path)]
    } catch {
      return [Finding(.settings, "file", .problem, "\(error)", nextStep: Self.step(for: error))]
    }
  }

  private static func passedOver(_ warning: SettingsWarning) -> Finding {
    Finding(.settings, "field", .warning, SafeText.line("\(warning)"), nextStep: "correct it with “skydash config set”")
  }

  private static func step(for problem: SettingsProblem) -> String {
    switch problem {
    case .notJSON, .unitsAreNoObject, .citiesAreNoList: "correct the file at that line, or move it away and begin anew"
    case .cannotRead, .cannotWrite: "check who owns it, or choose another file with --config"
    }
  }

  /// The cache: where, how big, writable, and what is kept can be read again.
  package func cache(_ cache: CacheRepository) -> [Finding] {
    guard !cache.directory.isEmpty else {
      return [Finding(.cache, "directory", .warning, "there is none", nextStep: "set HOME or XDG_CACHE_HOME")]
    }
    let entries: [CacheEntry]
    do throws(FileProblem) {
      entries = try cache.entries
    } catch {
      let step = "nothing is lost, but everything is fetched each time: check who owns it, or set XDG_CACHE_HOME"
      return [Finding(.cache, "directory", .problem, "\(SafeText.line(cache.directory)): \(error)", nextStep: step)]
    }
    let (size, count) = (entries.reduce(0) { $0 + $1.size }, entries.count)
    let text =
      "\(SafeText.line(cache.directory)), \(Self.megabytes(size)) of \(Self.megabytes(cache.bound)) MB in \(count) files"
    let isFull = size > cache.bound + cache.bound / 10
    let step = isFull ? "make room with “skydash cache clear”" : nil
    return [
      Finding(.cache, "directory", isFull ? .warning : .ok, text, nextStep: step), keeping(in: cache),
    ]
  }

  /// Keeps something and reads it again.
  private func keeping(in cache: CacheRepository) -> Finding {
    let (key, data) = (CacheKey(.documents, "doctor"), Data("kept".utf8))
    defer { cache.remove(key) }
    cache.write(key, data, at: now())
    let isThere = cache.read(key)?.data == data
    let problem = cache.lastProblem?.description ?? (isThere ? nil : "what was kept is not there")
    guard let problem else { return Finding(.cache, "writing", .ok, "works") }
    let step = "nothing is lost, but everything is fetched each time: free space, or set XDG_CACHE_HOME"
    return Finding(.cache, "writing", .problem, problem, nextStep: step)
  }

  /// Writes a file beside another, durably, and removes it.
  private func writing(beside path: String) -> Finding {
    let probe = path + ".doctor"
    do throws(FileProblem) {
      try files.writeAtomically(probe, Data(repeating: 32, count: 4096), .init(isDurable: true))
      try files.remove(probe)
      return Finding(.settings, "writing", .ok, "works")
    } catch {
      let step = "changes cannot be saved: free space, check who owns it, or choose another file with --config"
      return Finding(.settings, "writing", .problem, "\(error)", nextStep: step)
    }
  }

  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

import Entities
import Foundation
import Repositories
import Testing

@testable import Services

struct DiskCheckTests {
  private let files = FileStore.inMemory()

  private func repository(_ path: String?) -> SettingsRepository { SettingsRepository(path: path, files: files) }

  @Test func `without a home the next step is to name one`() {
    let findings = DiskCheck(files: files).settings(repository(nil))
    #expect(findings.map(\.verdict) == [.problem])
    #expect(findings.first?.step?.english.contains("HOME") == true)
  }

  @Test func `valid settings are reported with their cities, and no file is left behind or overwritten`() throws {
    try files.writeAtomically("/c/settings.json", Data(#"{"cities":[]}"#.utf8), .init())
    try files.writeAtomically("/c/settings.json.doctor", Data("mine".utf8), .init())
    let findings = DiskCheck(files: files).settings(repository("/c/settings.json"))
    #expect(findings.map(\.verdict) == [.ok, .ok])
    #expect(findings[0].text == "/c/settings.json, 0 cities")
    #expect(Set(try files.list("/c").map(\.name)) == ["settings.json", "settings.json.doctor"])
  }

  @Test func `no settings yet are no problem`() {
    let findings = DiskCheck(files: files).settings(repository("/c/settings.json"))
    #expect(findings.allSatisfy { $0.verdict == .ok })
    #expect(findings[0].step != nil)
  }

  @Test func `settings that are no JSON are a problem, and each bad field a warning`() throws {
    try files.writeAtomically("/bad", Data("{".utf8), .init())
    let bad = DiskCheck(files: files).settings(repository("/bad"))
    #expect(bad.map(\.verdict) == [.problem])
    #expect(bad[0].text.contains("/bad:1:2"))
    try files.writeAtomically("/odd", Data(#"{"watchInterval":"soon"}"#.utf8), .init())
    #expect(DiskCheck(files: files).settings(repository("/odd")).map(\.verdict) == [.ok, .warning, .ok])
  }

  @Test func `a disk that takes nothing is a problem`() {
    var full = files
    full.writeAtomically = { _, _, _ throws(FileProblem) in throw .full }
    let check = DiskCheck(files: full)
    #expect(check.settings(repository("/s")).last?.verdict == .problem)
    #expect(check.settings(repository("/s")).last?.text == "the disk or your quota is full")
    let cache = check.cache(CacheRepository(directory: "/cache", files: full))
    #expect(cache.map(\.verdict) == [.ok, .problem])
    #expect(cache.allSatisfy { $0.verdict == .ok || $0.step != nil })
  }

  @Test(arguments: [
    (FileProblem.full, "free some space and try again"), (.readOnly, "choose another file with --config"),
  ])
  func `the advice on settings that can't be written fits the problem`(problem: FileProblem, advice: String) {
    var failing = files
    failing.writeAtomically = { _, _, _ throws(FileProblem) in throw problem }
    #expect(DiskCheck(files: failing).settings(repository("/s")).last?.step?.english == advice)
  }

  @Test func `a cache that works keeps nothing of the check`() throws {
    let cache = CacheRepository(directory: "/cache", files: files)
    #expect(DiskCheck(files: files).cache(cache).map(\.verdict) == [.ok, .ok])
    #expect(try cache.entries.isEmpty)
  }
}

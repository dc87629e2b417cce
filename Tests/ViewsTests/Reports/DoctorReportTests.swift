import Entities
import Foundation
import Testing

@testable import Terminal
@testable import Views

struct DoctorReportTests {
  private static let findings = [
    Finding(.settings, .file, .ok, Phrase(verbatim: "/home/me/.config/skydash/settings.json, 3 cities")),
    Finding(
      .services, .service(.geocoding), .warning, ServiceFailure.timedOut(.geocoding).phrase,
      step: Phrase("check the connection, or try again later")),
    Finding(
      .cache, .writing, .problem, FileProblem.full.phrase,
      step: Phrase(
        """
        nothing is lost, but everything is fetched every time: free some space, check the owner, or set XDG_CACHE_HOME
        """)),
    Finding(.terminal, .widths, .warning, Phrase("\("서울") takes \(2) instead of \(4)")),
  ]

  @Test(arguments: [20, 24, 40, 60, 80, 200])
  func `no line is wider than the terminal, and nothing is lost`(width: Int) {
    let lines = DoctorReport(Self.findings).lines(Appearance(), width: width)
    #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines.map(\.plain))")
    let text = lines.map(\.plain).joined().filter { $0 != " " }
    #expect(text.contains("thediskoryourquotaisfull") && text.contains("1ok,2warnings,1problem."))
  }

  @Test func `a long name moves the texts to the right, or makes them go below it`() {
    let subject = Finding.Subject.key(String(repeating: "k", count: 60))
    let report = DoctorReport([Finding(.keys, subject, .ok, Phrase(verbatim: "is set and accepted by the service"))])
    for width in [80, 100, 120] {
      let lines = report.lines(Appearance(), width: width)
      #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines.map(\.plain))")
      #expect(lines.map(\.plain).contains { $0.contains("kkk  is set and accepted") } == (width >= 100))
    }
  }

  @Test func `each line says how it is, and the next step is below`() {
    let lines = DoctorReport(Self.findings).lines(Appearance(), width: nil).map(\.plain)
    #expect(lines[0].hasPrefix("ok      settings: file"))
    #expect(lines[1].hasPrefix("warning services: Open-Meteo's place search"))
    #expect(lines[2].hasSuffix("  → check the connection, or try again later."))
    #expect(lines[3].hasPrefix("problem cache: writing"))
  }

  @Test func `a step that several services share is said once, below the last of them`() {
    let failure = ServiceFailure.requestFailed(.openMeteo, .own(.libraryMissing))
    let services = [Service.openMeteo, .metNorway, .geocoding].map {
      Finding(.services, .service($0), .problem, failure.phrase, step: failure.remedy)
    }
    let report = DoctorReport(services + [Finding(.system, .libcurl, .problem, failure.phrase, step: failure.remedy)])
    let lines = report.lines(Appearance(), width: nil).map(\.plain)
    #expect(lines.indices.filter { lines[$0].contains("→ install libcurl") } == [3, 5])
    #expect(report.document.document.components(separatedBy: "install libcurl").count == 5, "JSON has all")
  }

  @Test func `a finding that is a sentence gets no second full stop, and ASCII no arrow`() {
    let finding = Finding(
      .settings, .field, .warning, SettingsWarning.citiesAreNotAList.phrase,
      step: Phrase("fix it with “skydash config set”"))
    let lines = DoctorReport([finding]).lines(Appearance(isASCII: true), width: nil).map(\.plain)
    #expect(lines[0].hasSuffix("there are no cities.") && !lines[0].hasSuffix(".."))
    #expect(lines[1].hasSuffix("-> fix it with \"skydash config set\"."))
  }

  @Test func `the document has the same findings`() throws {
    let text = DoctorReport(Self.findings).document.document
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["hasProblem"] as? Bool == true)
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.map { $0["verdict"] as? String } == ["ok", "warning", "problem", "warning"])
    #expect(findings.map { $0["subject"] as? String } == ["file", "geocoding", "writing", "widths"])
    #expect(findings[0]["nextStep"] is NSNull)
    #expect(!DoctorReport([Self.findings[0]]).hasProblem)
  }
}

import Entities
import Foundation
import Testing

@testable import Terminal
@testable import Views

struct DoctorReportTests {
  private static let findings = [
    Finding(.file, .ok, .settings(.file(path: "/home/me/.config/skydash/settings.json", cities: 3))),
    Finding(
      .service(.geocoding), .warning, .service(.failed(.timedOut(.geocoding))), step: .checkConnectionOrWait),
    Finding(.writing, .problem, .cache(.notWritable(.full)), step: .makeCacheWritable),
    Finding(.widths, .warning, .terminal(.widthsWrong([.init(text: "서울", drawn: 2, right: 4)]))),
  ]

  @Test(arguments: [20, 24, 40, 60, 80, 200])
  func `no line is wider than the terminal, and nothing is lost`(width: Int) {
    let lines = DoctorReport(Self.findings).lines(Appearance(), width: width)
    #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines.map(\.plain))")
    let text = lines.map(\.plain).joined().filter { $0 != " " }
    #expect(text.contains("thediskisfull") && text.contains("1ok,2warnings,1problem."))
  }

  @Test func `each line says how it is, and the next step is below`() {
    let lines = DoctorReport(Self.findings).lines(Appearance(), width: nil).map(\.plain)
    #expect(lines[0].hasPrefix("ok      settings: file"))
    #expect(lines[1].hasPrefix("warning services: Open-Meteo's place search"))
    #expect(lines[2].hasSuffix("  → check the connection, or try again later."))
    #expect(lines[3].hasPrefix("problem cache: writing"))
  }

  @Test func `a finding that is a sentence gets no second full stop, and ASCII no arrow`() {
    let finding = Finding(.field, .warning, .settings(.passedOver(.citiesAreNoList)), step: .correctField)
    let lines = DoctorReport([finding]).lines(Appearance(isASCII: true), width: nil).map(\.plain)
    #expect(lines[0].hasSuffix("there are no cities.") && !lines[0].hasSuffix(".."))
    #expect(lines[1].hasSuffix("-> correct it with \"skydash config set\"."))
  }

  @Test func `the document has the same findings`() throws {
    let text = DoctorReport(Self.findings).tree.document
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["hasProblem"] as? Bool == true)
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.map { $0["verdict"] as? String } == ["ok", "warning", "problem", "warning"])
    #expect(findings[0]["nextStep"] is NSNull)
    #expect(!DoctorReport([Self.findings[0]]).hasProblem)
  }
}

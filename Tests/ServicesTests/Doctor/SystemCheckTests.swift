import Entities
import Testing

@testable import Services

struct SystemCheckTests {
  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], Finding.Verdict.ok), (["LANG": "C.utf8@x"], .ok), (["LANG": "ko_KR.EUC-KR"], .warning),
    (["LANG": "en_US.UTF-8", "LC_ALL": "C"], .warning), ([:], .warning),
  ])
  func `a locale that is not UTF-8 is a warning`(environment: [String: String], verdict: Finding.Verdict) {
    #expect(SystemCheck.locale(environment).verdict == verdict)
  }

  @Test func `the time zones of this system are right`() {
    #expect(SystemCheck.timeZones.verdict == .ok, "\(SystemCheck.timeZones)")
  }
}

import Entities
import Foundation
import Testing
import World

@testable import Services

struct SystemCheckTests {
  @Test func `a locale that is not UTF-8 is a warning, and the variable that says so is named`() {
    let ascii = SystemCheck.locale(["LANG": "en_US.UTF-8", "LC_CTYPE": "", "LC_ALL": "C"], isUTF8: false)
    #expect(ascii.verdict == .warning && ascii.text.contains("LC_ALL=C "))
    let unset = SystemCheck.locale([:], isUTF8: false)
    #expect(unset.text.hasPrefix("C is not UTF-8"), "no variable is named if none is set")
    let unicode = SystemCheck.locale(["LANG": "C", "LC_CTYPE": "UTF-8"], isUTF8: true)
    #expect(unicode.verdict == .ok && unicode.text.contains("LC_CTYPE=UTF-8"))
  }

  @Test func `the time zones' version is shown, and where they are from`() throws {
    let directory = try TemporaryDirectory()
    func output() -> String { SystemCheck.timeZones(ZoneDatabase(directory: directory.path)).text }
    let builtIn = BuiltInZones.version
    #expect(output() == "\(builtIn), built in; none in \(directory.path)")
    try Data(TZif(offsets: [0], footer: "UTC0").bytes(version: 2)).write(to: URL(filePath: directory.path + "/UTC"))
    #expect(output() == "unknown version, in \(directory.path)")
    for (version, text) in [
      ("2009u", "\(builtIn), built in; \(directory.path) has 2009u"), ("2999a", "2999a, in \(directory.path)"),
    ] {
      try Data("# version \(version)\n".utf8).write(to: URL(filePath: directory.file("tzdata.zi")))
      #expect(output() == text)
    }
  }

  @Test func `zones that are wrong are a problem`() throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.file("Asia"), withIntermediateDirectories: true)
    try Data(TZif(offsets: [0], footer: "KST-8").bytes(version: 2)).write(
      to: URL(filePath: directory.file("Asia/Seoul")))
    let finding = SystemCheck.timeZones(ZoneDatabase(directory: directory.path))
    #expect(finding.verdict == .problem)
    #expect(finding.text.hasPrefix("Asia/Seoul unknown or wrong"))
  }
}

import Entities
import Testing

@testable import Terminal
@testable import Views

/// What the doctor says of a terminal and of each subject, in each language; that no language lacks a sentence is for
/// `PhraseCoverageTests`.
struct DoctorWordsTests {
  private static let subjects: [Finding.Subject] =
    [
      .file, .field, .directory, .writing, .addresses, .clock, .locale, .timeZones, .output, .kind, .colors, .letters,
      .widths, .pictures,
    ] + [Service.geocoding, .airQuality, .metNorway, .nws].map { .service($0) }

  /// Two words of English side by side, outside quoted commands.
  private static func english(_ text: String) -> Bool {
    text.replacing(/“[^”]*”/, with: "").firstMatch(of: /[A-Za-z']{2,} [a-z']{2,}/) != nil
  }

  @Test func `Korean names every subject, and no two of an area alike`() {
    let names = Self.subjects.map { Words.korean($0.phrase) }
    #expect(names.filter { !$0.isKorean || Self.english($0) } == [])
    #expect(Set(names).count == names.count)
  }

  @Test func `Korean has what each service costs without English`() {
    let costs = Set(Service.allCases.map { Words.korean($0.row.cost) })
    #expect(costs.count == 5 && costs.allSatisfy { $0.isKorean && !Self.english($0) }, "\(costs)")
    #expect(Words.english(Service.openMeteo.row.cost) == "1–2 of 10,000 daily calls")
  }

  @Test(arguments: [ColorDepth.trueColor, .palette256, .ansi16, .none], Settings.PictureMode.allCases)
  func `Korean has every finding of a terminal without English`(
    depth: ColorDepth, choice: Settings.PictureMode
  ) {
    for isInteractive in [true, false] {
      for columns in [[], [4, 2, 2, 1, 1], [2, 1, 2, 1, 1]] {
        var abilities = TerminalAbilities(environment: [:], isTerminal: true, window: nil)
        (abilities.colorDepth, abilities.isInteractive, abilities.isUnicode) = (depth, isInteractive, isInteractive)
        let findings = TerminalFindings(abilities, environment: [:], choice: choice, isTerminal: true)
          .findings(columns: columns)
        for text in findings.flatMap({ [$0.fact, $0.step].compactMap(\.self) }).map({ Words.korean($0) }) {
          #expect(!Self.english(text.replacing("--color always", with: "")), "\(text)")
        }
      }
    }
  }

  @Test func `texts that are too wide or too narrow are named`() throws {
    let findings = TerminalFindings(
      TerminalAbilities(environment: [:], isTerminal: true, window: nil), environment: [:], choice: .sixel,
      isTerminal: true
    )
    .findings(columns: [4, 1, 2, 1, 1])
    let widths = try #require(findings.first { $0.subject == .widths })
    #expect(widths.text == "東 takes 1 column instead of 2, so columns may not line up")
    #expect(findings.last?.text == "sixel graphics, set in the settings")
  }

  @Test func `what the settings and the environment didn't ask for isn't put down to them`() throws {
    var abilities = TerminalAbilities(environment: [:], isTerminal: true, window: nil)
    (abilities.colorDepth, abilities.isUnicode) = (.none, false)
    func text(_ subject: Finding.Subject, _ environment: [String: String] = [:]) throws -> (String, String?) {
      let findings = TerminalFindings(abilities, environment: environment, choice: .blocks, isTerminal: true)
      let finding = try #require(findings.findings(columns: []).first { $0.subject == subject })
      return (finding.text, finding.step.map { Words.english($0) })
    }
    #expect(try text(.pictures).0 == "ASCII characters")
    #expect(try text(.widths).0 == "not measured: the terminal wasn't asked, or didn't report its cursor position")
    #expect(try text(.colors).1 == "use --color always")
    #expect(try text(.colors, ["NO_COLOR": "1"]).1 == "unset NO_COLOR, or use --color always")
  }
}

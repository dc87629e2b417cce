import Testing

@testable import CommandLine

struct ManualPageTests {
  @Test func `the manual page is the recorded one`() throws {
    try HelpFixture.expect(ManualPage.text(), is: "skydash.1")
  }

  @Test func `it lists every command and every option`() {
    let page = ManualPage.text()
    for name in CommandDefinition.listed { #expect(page.contains(".SS \(name.name)\n")) }
    for option in CommandDefinition.options {
      #expect(page.contains("\\-\\-" + option.name.replacing("-", with: "\\-")))
    }
  }

  @Test func `an option of several meanings names the commands of each`() {
    let page = ManualPage.text()
    #expect(page.contains("\\-\\-from FILE\\fR\nShow a \\-\\-json document; \\- is standard input. For show, watch.\n"))
    #expect(page.contains("\\-\\-from DATE\\fR\nFirst day of a list. For apod.\n"))
  }

  @Test func `no line of text begins like a request of roff`() {
    let requests = [".TH", ".SH", ".SS", ".B ", ".br", ".PP", ".TP"]
    for line in ManualPage.text().split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains { line.hasPrefix($0) }, "\(line)")
    }
  }

  @Test(.enabled(if: Shells.has("mandoc"))) func `mandoc finds nothing to complain about`() throws {
    #expect(try Shells.run("mandoc", ["-Tlint", "-Wwarning"], input: ManualPage.text()).output == "")
  }

  @Test(.enabled(if: Shells.has("groff"))) func `groff formats it without a warning`() throws {
    #expect(try Shells.run("groff", ["-man", "-Tascii", "-ww", "-z"], input: ManualPage.text()).output == "")
  }
}

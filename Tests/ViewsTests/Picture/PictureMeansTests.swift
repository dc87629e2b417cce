import Entities
import Terminal
import Testing

@testable import Views

struct PictureMeansTests {
  private func means(
    _ choice: Settings.PictureChoice = .auto, _ environment: [String: String] = [:], _ replies: [TerminalReply] = []
  ) -> PictureMeans {
    var variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor"]
    variables.merge(environment) { $1 }
    var abilities = TerminalAbilities(environment: variables, isTerminal: true, window: .standard)
    replies.forEach { abilities.apply($0) }
    return PictureSurroundings(choice: choice, abilities: abilities, environment: variables).means
  }

  @Test func `half blocks need colours and Unicode`() {
    #expect(means() == .blocks(.trueColor))
    #expect(means(.auto, ["COLORTERM": ""]) == .blocks(.palette256))
    #expect(means(.auto, ["COLORTERM": "", "TERM": "xterm"]) == .blocks(.ansi16))
    #expect(means(.auto, ["NO_COLOR": "1"]) == .ascii)
    #expect(means(.auto, ["LANG": "C"]) == .ascii)
  }

  @Test func `answers bring the protocols`() {
    #expect(means(.auto, [:], [.kittyGraphics(isOK: true)]) == .kitty(isInsideTmux: false))
    #expect(means(.auto, [:], [.deviceAttributes([62, 4, 22])]) == .sixel)
    #expect(means(.auto, [:], [.deviceAttributes([62, 22])]) == .blocks(.trueColor))
    #expect(
      means(.auto, [:], [.version("WezTerm 20240203"), .kittyGraphics(isOK: true)]) == .iTerm(isInsideTmux: false))
  }

  @Test func `names bring iTerm2's files`() {
    #expect(means(.auto, ["TERM_PROGRAM": "iTerm.app"]) == .iTerm(isInsideTmux: false))
    #expect(means(.auto, ["LC_TERMINAL": "iTerm2"]) == .iTerm(isInsideTmux: false))
    #expect(means(.auto, ["TERM_PROGRAM": "vscode"]) == .blocks(.trueColor))
    #expect(means(.auto, ["TERM_PROGRAM": "vscode"], [.deviceAttributes([4])]) == .iTerm(isInsideTmux: false))
    // A variable left over from a terminal around this one.
    #expect(means(.auto, ["TERM_PROGRAM": "iTerm.app"], [.version("foot(1.16)"), .deviceAttributes([4])]) == .sixel)
  }

  @Test func `inside tmux only characters stay in their places, unless the person knows better`() {
    let tmux = ["TMUX": "/tmp/tmux-0/default,1,0", "TERM": "tmux-256color", "TERM_PROGRAM": "tmux"]
    #expect(means(.auto, tmux, [.deviceAttributes([1, 4]), .kittyGraphics(isOK: true)]) == .blocks(.trueColor))
    #expect(means(.kitty, tmux) == .kitty(isInsideTmux: true))
    #expect(means(.iterm, tmux) == .iTerm(isInsideTmux: true))
  }

  @Test(arguments: ["screen", "screen.xterm-256color", "tmux-256color"])
  func `a multiplexer is known by its terminal's name, where nothing else shows it`(term: String) {
    #expect(means(.auto, ["TERM": term], [.deviceAttributes([1, 4])]) == .blocks(.trueColor))
    #expect(means(.auto, ["TERM": term], [.kittyGraphics(isOK: true)]) == .blocks(.trueColor))
  }

  @Test func `Konsole is drawn in characters`() {
    #expect(
      means(.auto, ["KONSOLE_VERSION": "230800"], [.deviceAttributes([4]), .kittyGraphics(isOK: true)])
        == .blocks(.trueColor))
  }

  @Test func `the person's choice counts`() {
    #expect(means(.off) == .none)
    #expect(means(.ascii) == .ascii)
    #expect(means(.sixel) == .sixel)
    #expect(means(.blocks, [:], [.kittyGraphics(isOK: true)]) == .blocks(.trueColor))
  }
}

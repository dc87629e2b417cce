import Entities
import Terminal
import Testing

@testable import Views

struct PictureModeTests {
  private func mode(
    _ choice: Settings.PictureMode = .auto, _ environment: [String: String] = [:], _ replies: [TerminalReply] = []
  ) -> PictureMode {
    var variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor"]
    variables.merge(environment) { $1 }
    var abilities = TerminalAbilities(environment: variables, isTerminal: true, window: .standard)
    replies.forEach { abilities.apply($0) }
    return PictureContext(choice: choice, abilities: abilities, environment: variables).mode
  }

  @Test func `half blocks need colours and Unicode`() {
    #expect(mode() == .blocks(.trueColor))
    #expect(mode(.auto, ["COLORTERM": ""]) == .blocks(.palette256))
    #expect(mode(.auto, ["COLORTERM": "", "TERM": "xterm"]) == .blocks(.ansi16))
    #expect(mode(.auto, ["NO_COLOR": "1"]) == .ascii)
    #expect(mode(.auto, ["LANG": "C"]) == .ascii)
  }

  @Test func `answers bring the protocols`() {
    #expect(mode(.auto, [:], [.kittyGraphics(isOK: true)]) == .kitty(isInsideTmux: false))
    #expect(mode(.auto, [:], [.deviceAttributes([62, 4, 22])]) == .sixel)
    #expect(mode(.auto, [:], [.deviceAttributes([62, 22])]) == .blocks(.trueColor))
    #expect(
      mode(.auto, [:], [.version("WezTerm 20240203"), .kittyGraphics(isOK: true)]) == .iTerm(isInsideTmux: false))
  }

  @Test func `names bring iTerm2's files`() {
    #expect(mode(.auto, ["TERM_PROGRAM": "iTerm.app"]) == .iTerm(isInsideTmux: false))
    #expect(mode(.auto, ["LC_TERMINAL": "iTerm2"]) == .iTerm(isInsideTmux: false))
    #expect(mode(.auto, ["TERM_PROGRAM": "vscode"]) == .blocks(.trueColor))
    #expect(mode(.auto, ["TERM_PROGRAM": "vscode"], [.deviceAttributes([4])]) == .iTerm(isInsideTmux: false))
    // A variable left over from a terminal around this one.
    #expect(mode(.auto, ["TERM_PROGRAM": "iTerm.app"], [.version("foot(1.16)"), .deviceAttributes([4])]) == .sixel)
  }

  @Test func `inside tmux only characters stay in their places, unless the person knows better`() {
    let tmux = ["TMUX": "/tmp/tmux-0/default,1,0", "TERM": "tmux-256color", "TERM_PROGRAM": "tmux"]
    #expect(mode(.auto, tmux, [.deviceAttributes([1, 4]), .kittyGraphics(isOK: true)]) == .blocks(.trueColor))
    #expect(mode(.kitty, tmux) == .kitty(isInsideTmux: true))
    #expect(mode(.iterm, tmux) == .iTerm(isInsideTmux: true))
  }

  @Test(arguments: ["screen", "screen.xterm-256color", "tmux-256color"])
  func `a multiplexer is known by its terminal's name, where nothing else shows it`(term: String) {
    #expect(mode(.auto, ["TERM": term], [.deviceAttributes([1, 4])]) == .blocks(.trueColor))
    #expect(mode(.auto, ["TERM": term], [.kittyGraphics(isOK: true)]) == .blocks(.trueColor))
  }

  @Test func `Konsole is drawn in characters`() {
    #expect(
      mode(.auto, ["KONSOLE_VERSION": "230800"], [.deviceAttributes([4]), .kittyGraphics(isOK: true)])
        == .blocks(.trueColor))
  }

  @Test func `the person's choice counts`() {
    #expect(mode(.off) == .none)
    #expect(mode(.ascii) == .ascii)
    #expect(mode(.sixel) == .sixel)
    #expect(mode(.blocks, [:], [.kittyGraphics(isOK: true)]) == .blocks(.trueColor))
  }
}

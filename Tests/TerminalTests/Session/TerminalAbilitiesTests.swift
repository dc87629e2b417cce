import Terminal
import Testing

struct TerminalAbilitiesTests {
  private func depth(
    _ environment: [String: String], isTerminal: Bool = true, wantsColor: Bool? = nil
  ) -> ColorDepth {
    let all = environment.merging(["TERM": "xterm-256color"]) { given, _ in given }
    return TerminalAbilities(environment: all, isTerminal: isTerminal, window: nil, wantsColor: wantsColor).colorDepth
  }

  @Test func `the terminal's name says how many colours it has`() {
    #expect(depth([:]) == .palette256)
    #expect(depth(["TERM": "xterm"]) == .ansi16)
    #expect(depth(["TERM": "linux"]) == .ansi16)
    #expect(depth(["TERM": "xterm-direct"]) == .trueColor)
    #expect(depth(["TERM": "xterm-kitty"]) == .trueColor)
    #expect(depth(["TERM": "alacritty"]) == .trueColor)
    #expect(depth(["TERM": "foot", "NO_COLOR": "1"]) == .none)
    #expect(depth(["COLORTERM": "truecolor"]) == .trueColor)
    #expect(depth(["COLORTERM": "24bit", "TERM": "xterm"]) == .trueColor)
    #expect(depth(["TERM_PROGRAM": "Apple_Terminal"]) == .palette256)
    #expect(depth(["TERM_PROGRAM": "Apple_Terminal", "COLORTERM": "truecolor"]) == .trueColor)
  }

  @Test func `the first request about colour in order of precedence wins`() {
    #expect(depth(["NO_COLOR": "1"], wantsColor: true) == .palette256)
    #expect(depth([:], wantsColor: false) == .none)
    #expect(depth(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]) == .none)
    #expect(depth(["NO_COLOR": ""]) == .palette256)
    #expect(depth(["CLICOLOR_FORCE": "1", "CLICOLOR": "0"]) == .palette256)
    #expect(depth(["CLICOLOR": "0"]) == .none)
    #expect(depth(["CLICOLOR_FORCE": "1"], isTerminal: false) == .palette256)
    #expect(depth(["FORCE_COLOR": "1"], isTerminal: false) == .palette256)
    #expect(depth(["FORCE_COLOR": "3", "TERM": "dumb"], isTerminal: false) == .trueColor)
    #expect(depth(["FORCE_COLOR": "0"]) == .none)
    #expect(depth(["FORCE_COLOR": "false"]) == .none && depth(["FORCE_COLOR": "false"], isTerminal: false) == .none)
    #expect(depth(["CLICOLOR_FORCE": "0", "FORCE_COLOR": "1"], isTerminal: false) == .palette256)
    #expect(depth(["CLICOLOR_FORCE": "1", "FORCE_COLOR": "0"], isTerminal: false) == .palette256)
    #expect(depth(["CLICOLOR_FORCE": "0"], isTerminal: false) == .none)
    #expect(depth([:], isTerminal: false) == .none)
    #expect(depth(["TERM": "dumb"]) == .none)
    #expect(depth(["TERM": ""]) == .none)
  }

  @Test func `FORCE_COLOR as a number says how many colours there are, whatever the terminal's name says`() {
    #expect(depth(["FORCE_COLOR": "3"]) == .trueColor)
    #expect(depth(["FORCE_COLOR": "2", "COLORTERM": "truecolor"]) == .palette256)
    #expect(depth(["FORCE_COLOR": "3", "TERM_PROGRAM": "Apple_Terminal"]) == .trueColor)
    #expect(depth(["FORCE_COLOR": "2", "TERM": "xterm-direct"]) == .palette256)
    #expect(depth(["FORCE_COLOR": "2", "TERM": "linux"]) == .palette256)
    #expect(depth(["FORCE_COLOR": "3", "NO_COLOR": "1"]) == .none)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], true), (["LANG": "ko_KR.utf8"], true), (["LANG": "C"], false), ([:], false),
    (["LC_ALL": "POSIX", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
    (["LC_CTYPE": "UTF-8"], true), (["LC_CTYPE": "UTF-8", "LANG": "C"], true), (["LC_CTYPE": "utf8@x"], true),
    (["LC_CTYPE": "en_UTF-8"], false), (["LC_CTYPE": "UTF-8.C"], false), (["LANG": "de_DE.ISO-8859-1"], false),
    (["LANG": "de_DE.UTF-8@euro"], true),
  ])
  func `the locale decides about Unicode`(environment: [String: String], isUnicode: Bool) {
    #expect(
      TerminalAbilities(environment: environment, isTerminal: true, window: nil).isUnicode == isUnicode)
  }

  @Test func `the window gives the size, then the environment, then the default`() {
    let window = TerminalSize(columns: 120, rows: 40)
    let environment = ["COLUMNS": "100", "LINES": "30"]
    #expect(TerminalAbilities(environment: environment, isTerminal: true, window: window).size == window)
    #expect(
      TerminalAbilities(environment: environment, isTerminal: true, window: nil).size
        == TerminalSize(columns: 100, rows: 30))
    #expect(TerminalAbilities(environment: ["COLUMNS": "-5"], isTerminal: true, window: nil).size == .standard)
  }

  @Test func `a dumb terminal or none at all is not interactive`() {
    for term in ["dumb", "unknown", ""] {
      #expect(!TerminalAbilities(environment: ["TERM": term], isTerminal: true, window: nil).isInteractive)
    }
    #expect(!TerminalAbilities(environment: ["TERM": "xterm"], isTerminal: false, window: nil).isInteractive)
    #expect(TerminalAbilities(environment: ["TERM": "xterm"], isTerminal: true, window: nil).isInteractive)
  }

  @Test func `answers add to what is known`() {
    var abilities = TerminalAbilities(
      environment: ["TERM": "xterm"], isTerminal: true, window: TerminalSize(columns: 80, rows: 24))
    abilities.apply(.backgroundColor(.init(red: 250, green: 250, blue: 230)))
    #expect(abilities.isDark == false)
    abilities.apply(.backgroundColor(.init(red: 40, green: 40, blue: 30)))
    #expect(abilities.isDark == true)
    let cell = CellPixels(width: 10, height: 20)
    if let cell { abilities.apply(.cellSize(cell)) }
    #expect(abilities.size.cell == cell)
    abilities.apply(.deviceAttributes([62, 4]))
    abilities.apply(.kittyGraphics(isOK: true))
    abilities.apply(.version("kitty 0.40"))
    #expect(abilities.hasSixel)
    #expect(abilities.hasKittyGraphics)
    #expect(abilities.name == "kitty 0.40")
  }

  @Test(arguments: [
    (["TERM": "xterm"], true, true), (["TERM": "xterm"], false, false), (["TERM": "dumb"], true, false),
    (["TERM": "linux"], true, false), (["TERM": "screen-256color"], true, false), ([:], true, false),
    (["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"], true, false),
  ])
  func `only terminals that answer are asked`(environment: [String: String], isInput: Bool, isSafe: Bool) {
    #expect(
      TerminalQueries.areSafe(environment: environment, isInputTerminal: isInput, isOutputTerminal: true) == isSafe)
  }

  @Test func `ESCDELAY sets how long a lone ESC waits`() {
    #expect(SessionOptions.escapeDelay(environment: ["ESCDELAY": "100"]) == .milliseconds(100))
    #expect(SessionOptions.escapeDelay(environment: ["ESCDELAY": "x"]) == .milliseconds(50))
    #expect(SessionOptions.escapeDelay(environment: ["ESCDELAY": "-1"]) == .milliseconds(50))
    #expect(SessionOptions.escapeDelay(environment: [:]) == .milliseconds(50))
  }
}

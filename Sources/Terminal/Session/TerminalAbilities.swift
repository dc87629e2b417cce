/// What the terminal, or the output in its place, can show.
package struct TerminalAbilities: Hashable, Sendable {
  /// Whether text can be placed: standard output is a terminal that understands cursor motions.
  package var isInteractive: Bool
  /// How many colours to use; none if they aren't wanted.
  package var colorDepth: ColorDepth
  /// Whether characters beyond ASCII may be shown.
  package var isUnicode: Bool
  /// The size of the window, or the one to assume without a window.
  package var size: TerminalSize
  /// Whether the background is dark; `nil` until the terminal reports its colour.
  package var isDark: Bool?
  /// The terminal's name and version as it reported them; `nil` until it does.
  package var name: String?
  /// Whether it reported support for kitty graphics.
  package var hasKittyGraphics = false
  /// Whether it reported support for sixel graphics (DA1, number 4).
  package var hasSixel = false

  /// The abilities known without asking the terminal.
  ///
  /// The first that applies decides on colour: `wantsColor`, `NO_COLOR`, `CLICOLOR_FORCE` and `FORCE_COLOR`,
  /// `CLICOLOR=0`, a dumb or unset `TERM`, whether the output is a terminal.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isTerminal: Whether standard output is a terminal.
  ///   - window: The size of its window; `nil` for that of `COLUMNS` and `LINES`, or 80 × 24 where they aren't set.
  ///   - wantsColor: Whether the user asks for colour; `nil` to let the environment decide.
  package init(environment: [String: String], isTerminal: Bool, window: TerminalSize?, wantsColor: Bool? = nil) {
    let variables = TerminalEnvironment(environment)
    isInteractive = isTerminal && !variables.isDumb
    colorDepth = wantsColor ?? variables.wantsColor(isTerminal: isTerminal) ? variables.colorDepth : .none
    isUnicode = variables.isUTF8
    let (columns, rows) = (variables.positiveNumber("COLUMNS"), variables.positiveNumber("LINES"))
    let standard = TerminalSize.standard
    size = window ?? TerminalSize(columns: columns ?? standard.columns, rows: rows ?? standard.rows)
  }

  /// Applies a reply of the terminal.
  package mutating func apply(_ reply: TerminalReply) {
    switch reply {
    case .deviceAttributes(let numbers): hasSixel = numbers.contains(4)
    case .version(let version): name = version
    case .backgroundColor(let color):
      // ITU-R BT.709 luma, weighted by 10,000; dark is the lower half.
      isDark = 2126 * Int(color.red) + 7152 * Int(color.green) + 722 * Int(color.blue) < 10_000 * 128
    case .cellSize(let cell): size.cell = cell
    case .kittyGraphics(let isOK): hasKittyGraphics = isOK
    case .cursorPosition: break
    }
  }
}

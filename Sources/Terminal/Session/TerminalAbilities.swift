/// What the terminal, or whatever stands in its place, can show.
package struct TerminalAbilities: Hashable, Sendable {
  /// Whether cells can be placed: standard output is a terminal that understands cursor motions.
  package var isInteractive: Bool
  /// How many colours to use; none when they are not wanted.
  package var colorDepth: ColorDepth
  /// Whether characters beyond ASCII may be shown.
  package var isUnicode: Bool
  /// The size of the window, or what stands for it.
  package var size: TerminalSize
  /// Whether the background is dark; nil when unknown.
  package var isDark: Bool?
  /// The terminal's name and version as it told them.
  package var name: String?
  /// Whether it answered that it takes kitty graphics.
  package var hasKittyGraphics = false
  /// Whether it answered that it takes sixel graphics.
  package var hasSixel = false

  /// What can be known without asking.
  ///
  /// Colour, strongest first: the choice, `NO_COLOR`, `CLICOLOR_FORCE` and `FORCE_COLOR`, `CLICOLOR=0`, a `TERM` that
  /// is dumb or unset, whether the output is a terminal. Columns: the window, then `COLUMNS`, then 80.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isTerminal: Whether standard output is a terminal.
  ///   - window: The size of the window, if it is known.
  ///   - color: What was asked for.
  package init(
    environment: [String: String], isTerminal: Bool, window: TerminalSize?, color: ColorChoice = .auto
  ) {
    let variables = TerminalEnvironment(environment)
    isInteractive = isTerminal && !variables.isDumb
    colorDepth = variables.colorDepth(choice: color, isTerminal: isTerminal)
    isUnicode = variables.isUTF8
    size =
      window
      ?? TerminalSize(
        columns: variables.positive("COLUMNS") ?? TerminalSize.standard.columns,
        rows: variables.positive("LINES") ?? TerminalSize.standard.rows)
  }

  /// Takes in an answer of the terminal.
  package mutating func apply(_ reply: TerminalReply) {
    switch reply {
    case .deviceAttributes(let numbers): hasSixel = numbers.contains(4)
    case .version(let version): name = version
    case .background(let red, let green, let blue):
      // Rec. 709 luma of the encoded values.
      isDark = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) < 10_000 * 128
    case .cellSize(let cell): size.cell = cell
    case .windowPixels(let width, let height):
      size.cell = size.cell ?? CellPixels(width: width / size.columns, height: height / size.rows)
    case .kittyGraphics(let isOK): hasKittyGraphics = isOK
    case .colorScheme(let isDark): self.isDark = isDark
    case .cursorPosition: break
    }
  }
}

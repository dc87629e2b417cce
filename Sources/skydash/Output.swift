import CommandLine
import Entities
import Services
import Terminal
import Views

/// The output of a command, in the look that its options and the terminal ask for.
struct Output {
  let console: Console
  let options: Options

  /// What the terminal can do as far as the environment and `--color` say, before it is queried.
  var abilities: TerminalAbilities {
    TerminalAbilities(
      environment: console.environment, isTerminal: console.isOutputTerminal, window: console.window,
      wantsColor: options.color == .auto ? nil : options.color == .always)
  }

  /// The columns to fit into: those of `--width` or of the window; `nil` for as many as needed.
  var width: Int? { options.width ?? (console.isOutputTerminal ? abilities.size.columns : nil) }

  /// The colours to print: none with `--plain`, else as many as the terminal has.
  private var depth: ColorDepth { options.isPlain ? .none : abilities.colorDepth }

  /// Whether to take over the screen, as for the live table: an interactive terminal, the table format, no `--plain`.
  var isLive: Bool { abilities.isInteractive && !options.isPlain && options.format == .table }

  /// Whether the terminal can be sent queries, because it replies instead of showing them as text.
  var canAskTerminal: Bool {
    TerminalQueries.areSafe(
      environment: console.environment, isInputTerminal: console.isInputTerminal,
      isOutputTerminal: console.isOutputTerminal)
  }

  /// How text for people looks under some settings, which choose language, background, icons and motion.
  func appearance(_ settings: Settings) -> Appearance {
    var theme = settings.background == .light ? Theme.light : .dark
    theme.depth = depth
    return Appearance(
      words: console.words(of: settings), glyphs: glyphs, theme: theme, icons: settings.icons,
      isASCII: console.isASCII, isStill: settings.motion == .off, homeZone: Zone.home(console.environment))
  }

  /// How places are named: for people in their language, for programs in English.
  var wording: PlaceWording {
    switch options.format {
    case .json, .prometheus: .english
    case .table, .line, .template, .waybar:
      PlaceWording(console.words.language, near: { [words = console.words] in words("near \($0)") })
    }
  }

  /// The glyphs of text for people: words with `--plain`, or for a page that isn't printed to a terminal.
  private var glyphs: GlyphSet {
    // An explicit `--color` asks for a drawing even into a file: `always` for any, `never` only for a star chart.
    let wantsDrawing = options.color == .always || (options.color == .never && options.drawsChart)
    if options.isPlain || (options.format == .table && !abilities.isInteractive && !wantsDrawing) { return .words }
    return console.isASCII ? .ascii : .unicode
  }

  /// Prints lines of a page, with the colours of this output.
  func print(_ lines: [StyledText]) throws {
    let lines = console.isASCII ? lines.map(\.inASCII) : lines
    try console.printAsIs(lines.map { $0.printed(depth: depth) + "\n" }.joined())
  }

  /// Prints the JSON document with `--json`, else the text, which `printText` prints; by default there is none.
  @discardableResult
  func print(_ document: @autoclosure () throws -> JSONValue, or printText: () throws -> Void = {}) throws -> ExitCode {
    if options.format == .json { try console.print(document()) } else { try printText() }
    return .done
  }

  /// Prints a text for people, as a command's whole output.
  func printResult(_ text: String) throws -> ExitCode {
    try console.print(text)
    return .done
  }

  /// What is known about pictures on this terminal before it is queried.
  func pictureContext(_ settings: Settings) -> PictureContext {
    PictureContext(
      choice: settings.picture, abilities: abilities, environment: console.environment, isASCII: options.isASCII)
  }

  /// A session on a terminal. If that can be sent queries, it asks for abilities, and removes pictures if they are on.
  func session(on device: TerminalDevice, _ settings: Settings) -> TerminalSession {
    TerminalSession(
      device: device,
      options: SessionOptions(
        asks: canAskTerminal, dropsPictures: canAskTerminal && settings.picture != .off,
        escapeDelay: SessionOptions.escapeDelay(environment: console.environment)))
  }
}

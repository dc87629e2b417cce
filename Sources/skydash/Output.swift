import CommandLine
import Entities
import Services
import Terminal
import Views

/// The output of a command, in the look that its options and the terminal ask for.
final class Output {
  let console: Console
  let options: Options

  init(console: Console, options: Options) { (self.console, self.options) = (console, options) }

  /// What the terminal can do, by the environment and `--color`, before it is asked.
  var abilities: TerminalAbilities {
    TerminalAbilities(
      environment: console.environment, isTerminal: console.isOutputTerminal, window: console.window,
      wantsColor: options.color == .auto ? nil : options.color == .always)
  }

  /// The columns to fit into: those of `--width` or of the window; `nil` for as many as needed.
  var width: Int? { options.width ?? (console.isOutputTerminal ? abilities.size.columns : nil) }

  /// Whether to draw on the screen.
  var isLive: Bool { abilities.isInteractive && !options.isPlain && options.format == .table }

  /// Whether the terminal can be asked questions: it answers them instead of printing them.
  var canAskTerminal: Bool {
    TerminalQueries.areSafe(
      environment: console.environment, isInputTerminal: console.isInputTerminal,
      isOutputTerminal: console.isOutputTerminal)
  }

  /// How text looks under some settings.
  func appearance(_ settings: Settings) -> Appearance {
    var theme = settings.background == .light ? Theme.light : .dark
    theme.depth = options.isPlain ? .none : abilities.colorDepth
    return Appearance(
      words: console.words(of: settings), glyphs: glyphs, theme: theme, icons: settings.icons,
      isASCII: console.isASCII, isStill: settings.motion == .off, home: Zone.home(console.environment))
  }

  /// How places are named: for people in their language, for programs in English.
  var wording: PlaceWording {
    switch options.format {
    case .json, .prometheus: .english
    case .table, .line, .template, .waybar:
      PlaceWording(console.words.language, near: { [words = console.words] in words("near \($0)") })
    }
  }

  private var glyphs: GlyphSet {
    // An explicit --color asks for a drawing, even into a file.
    let wantsDrawing = options.color == .always || options.color == .never && options.drawsChart
    if options.isPlain || (options.format == .table && !abilities.isInteractive && !wantsDrawing) { return .words }
    return console.isASCII ? .ascii : .unicode
  }

  /// Prints lines of a page, in as many colours as the terminal has.
  func print(_ lines: [StyledText]) throws {
    let depth = options.isPlain ? ColorDepth.none : abilities.colorDepth
    let lines = console.isASCII ? lines.map(\.inASCII) : lines
    try console.printAsIs(lines.map { $0.printed(depth: depth) + "\n" }.joined())
  }

  /// Prints the JSON document with `--json`, else the text.
  @discardableResult
  func print(_ document: @autoclosure () throws -> JSONValue, or printText: () throws -> Void) throws -> ExitCode {
    if options.format == .json { try console.print(document()) } else { try printText() }
    return .done
  }

  /// The language for commands that need nothing else from the settings.
  var words: Words { console.words(of: console.savedSettings(options.configPath)) }

  /// The help, in the user's language.
  var help: HelpText { HelpText(words: words.callAsFunction, width: \.displayWidth) { $0.wrapped(to: $1) } }

  /// Prints a text, as a command's whole output.
  func printResult(_ text: String) throws -> ExitCode {
    try console.print(text)
    return .done
  }

  /// What is known about pictures on this terminal before it is asked.
  func pictureContext(_ settings: Settings) -> PictureContext {
    PictureContext(
      choice: settings.picture, abilities: abilities, environment: console.environment, isASCII: options.isASCII)
  }

  /// A session on the terminal, which `asks` what that can do, and removes the pictures that the command shows at the end.
  func session(on device: TerminalDevice, showsPictures: Bool, asks: Bool) -> TerminalSession {
    TerminalSession(
      device: device,
      options: SessionOptions(
        asks: asks, dropsPictures: canAskTerminal && showsPictures,
        escapeDelay: SessionOptions.escapeDelay(environment: console.environment)))
  }
}

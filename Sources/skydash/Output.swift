import CommandLine
import Entities
import Services
import Terminal
import Views

/// Where a command answers, and how its options and the terminal say that it should look.
final class Output {
  let console: Console
  let options: Options

  init(console: Console, options: Options) {
    self.console = console
    self.options = options
  }

  var abilities: TerminalAbilities {
    TerminalAbilities(
      environment: console.environment, isTerminal: console.isOutputTerminal, window: console.window,
      wantsColor: options.color == .auto ? nil : options.color == .always)
  }

  /// Columns to fit in: what was asked for, the window's, or as many as are needed without a window.
  var width: Int? { options.width ?? (console.isOutputTerminal ? abilities.size.columns : nil) }

  /// Whether there is a screen to draw on and the person wants it.
  var isLive: Bool { abilities.isInteractive && !options.isPlain && options.format == .table }

  /// Whether the terminal answers questions instead of printing them.
  var canAskTerminal: Bool {
    TerminalQuestions.areSafe(
      environment: console.environment, isInputTerminal: TerminalDevice.standardStreams.isInputTerminal,
      isOutputTerminal: console.isOutputTerminal)
  }

  /// How a person with these settings is shown text.
  func appearance(_ settings: Settings) -> Appearance {
    var theme = settings.background == .light ? Theme.light : .dark
    theme.depth = options.isPlain ? .none : abilities.colorDepth
    return Appearance(
      words: console.words(of: settings), glyphs: glyphs, theme: theme, icons: settings.icons,
      isASCII: console.isASCII, isStill: settings.motion == .off, home: Zone.home(console.environment))
  }

  /// How places are named for people; what programs read is English for everybody.
  var wording: PlaceWording {
    switch options.format {
    case .json, .prometheus: .english
    case .table, .line, .template, .waybar:
      PlaceWording(console.words.language, near: { [words = console.words] in words("near \($0)") })
    }
  }

  private var glyphs: GlyphSet {
    // Who says how a drawing is to be coloured wants it drawn, into a file as well.
    let wantsDrawing = options.color == .always || options.color == .never && options.drawsChart
    if options.isPlain || (options.format == .table && !abilities.isInteractive && !wantsDrawing) { return .words }
    return console.isASCII ? .ascii : .unicode
  }

  /// Prints lines of a page, with as much colour as the terminal has.
  func print(_ lines: [StyledText]) throws {
    let depth = options.isPlain ? ColorDepth.none : abilities.colorDepth
    let lines = console.isASCII ? lines.map(\.inASCII) : lines
    try console.printAsIs(lines.map { $0.printed(depth: depth) + "\n" }.joined())
  }

  /// Prints a document where one was asked for, else what people read.
  @discardableResult
  func print(_ document: @autoclosure () throws -> JSONValue, or printText: () throws -> Void) throws -> ExitCode {
    if options.format == .json { try console.print(document()) } else { try printText() }
    return .done
  }

  /// The words of a command that reads no settings but for their language.
  var words: Words { console.words(of: console.savedSettings(options.configPath)) }

  /// The help, in the person's language.
  var help: HelpText { HelpText(words: words.callAsFunction, width: \.displayWidth) }

  /// Prints a text as it is.
  func printed(_ text: String) throws -> ExitCode {
    try console.print(text)
    return .done
  }

  /// What is known of pictures on this terminal before it answers.
  func surroundings(_ settings: Settings) -> PictureSurroundings {
    PictureSurroundings(
      choice: settings.picture, abilities: abilities, environment: console.environment, isASCII: options.isASCII)
  }

  /// A session of the terminal that asks it what it can do, where that is safe.
  func session(on device: TerminalDevice, showsPictures: Bool, asks: Bool) -> TerminalSession {
    TerminalSession(
      device: device,
      options: SessionOptions(
        asks: asks, dropsPictures: canAskTerminal && showsPictures,
        escapeDelay: SessionOptions.escapeDelay(environment: console.environment)))
  }
}

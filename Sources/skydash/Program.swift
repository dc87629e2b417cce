import CommandLine
import Entities
import Essentials
import Terminal
import Views

/// One command, carried out.
struct Program {
  let invocation: Invocation
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
  }

  var options: GlobalOptions { invocation.options }

  func run() async throws -> ExitCode {
    switch invocation.command {
    case .show: return try await show()
    case .watch(let interval): return try await watch(every: interval)
    case .add(let request): return try await add(request)
    case .addLines(let isFirst): return try await addLines(isFirst: isFirst)
    case .remove(let names): return try remove(names)
    case .list: return try list()
    case .move(let name, let position): return try move(name, to: position)
    case .rename(let name, let newName): return try rename(name, to: newName)
    case .search(let query): return try await search(query)
    case .units(let changes): return try units(changes)
    case .config(let request): return try config(request)
    case .cache(let request): return try cache(request)
    case .demo: return try await demo()
    case .completions(let shell): return try printed(CompletionScript.text(shell))
    case .help(let topic): return try printed(HelpText.text(topic))
    case .man: return try printed(ManualPage.text())
    case .version: return try printed(VersionText.text)
    case .complete(let request): return try complete(request)
    case .apod(let request): return try await apod(request)
    case .city(let name): return try await city(name)
    case .forecast(let isHourly): return try await forecast(isHourly: isHourly)
    case .sky(let request): return try await sky(request)
    case .doctor: return try await doctor()
    }
  }

  private func printed(_ text: String) throws -> ExitCode {
    try console.print(text)
    return .done
  }

  /// The services, after telling what of the settings could not be used.
  func live() throws -> Live {
    let live = try Live(options, environment: console.environment)
    live.warnings.forEach(console.tell)
    return live
  }

  var abilities: TerminalAbilities {
    TerminalAbilities(
      environment: console.environment, isTerminal: console.isOutputTerminal, window: console.window,
      color: Terminal.ColorChoice(rawValue: options.color.rawValue) ?? .auto)
  }

  /// Columns to fit in: what was asked for, the window's, or as many as are needed when nobody sees a window.
  var width: Int? { options.width ?? (console.isOutputTerminal ? abilities.size.columns : nil) }

  func appearance(_ settings: Settings) -> Appearance {
    // Only English can be written in ASCII.
    let language =
      console.isASCII ? Language.english : Words.language(settings.language, environment: console.environment)
    return Appearance(
      words: .of(language), glyphs: glyphs, theme: settings.background == .light ? .light : .dark,
      isASCII: console.isASCII)
  }

  private var glyphs: GlyphSet {
    if options.isPlain || (options.format == .table && !abilities.isInteractive && !isColourForced) { return .words }
    return console.isASCII ? .ascii : .unicode
  }

  private var isColourForced: Bool { options.color == .always }

  func print(_ lines: [StyledText]) throws {
    let depth = options.isPlain ? ColorDepth.none : abilities.colorDepth
    let lines = console.isASCII ? lines.map(\.inASCII) : lines
    try console.printAsIs(lines.map { $0.printed(depth: depth) + "\n" }.joined())
  }
}

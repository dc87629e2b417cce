import Entities
import Terminal

/// The key to a chart: the symbols and lines that occur in a drawing, with their meanings.
struct ChartKey: Styled {
  let appearance: Appearance
  let canvas: ChartCanvas
  /// Whether the sky is a picture, where bodies and stars are discs that need no key.
  var hasPicture = false

  private var symbols: ChartSymbols { ChartSymbols(isASCII: appearance.glyphs == .ascii) }
  private var colors: ChartColors { ChartColors(theme: theme) }

  /// The symbols and lines with their meanings, from bodies and stars to lines.
  private var entries: [StyledText] {
    let (symbols, occurring, ranks) = (symbols, canvas.symbols, canvas.ranks)
    let hasObjects = occurring.contains(symbols.object)
    let objects = hasObjects ? [entry(String(symbols.object), colors.object, words("cluster, nebula, galaxy"))] : []
    let satellite = occurring.contains(symbols.satellite) ? String(symbols.satellite) : ""
    let pass = ranks.contains(.pass) ? [entry(satellite + symbols.path, colors.pass, words("satellite"))] : []
    let dashes = hasPicture ? "╌╌" : symbols.ecliptic
    let ecliptic = ranks.contains(.ecliptic) ? [entry(dashes, colors.ecliptic, words("ecliptic"))] : []
    return (hasPicture ? [] : bodies(occurring) + stars(occurring)) + objects + pass + ecliptic
  }

  /// The entries of the sun, the moon, and the planets, which share a symbol and are shown in Jupiter's colour.
  private func bodies(_ occurring: Set<Character>) -> [StyledText] {
    func body(_ symbol: Character?, _ name: String, _ meaning: String) -> [StyledText] {
      guard let symbol, occurring.contains(symbol) else { return [] }
      return [entry(String(symbol), colors.body(named: name), meaning)]
    }
    let moons = symbols.moons(isLitLeft: true) + symbols.moons(isLitLeft: false)
    return body(symbols.sun, "Sun", words("sun")) + body(moons.first(where: occurring.contains), "Moon", words("moon"))
      + body(symbols.planet, "Jupiter", words("planet"))
  }

  /// One entry for the stars of all magnitudes.
  private func stars(_ occurring: Set<Character>) -> [StyledText] {
    let scale = symbols.stars.filter { occurring.contains($0.symbol) }.map { "\($0.symbol) \($0.magnitude)" }
    return scale.isEmpty ? [] : [StyledText(words("stars \(scale.joined(separator: "  "))"), theme.quiet)]
  }

  private func entry(_ symbol: String, _ style: Style, _ meaning: String) -> StyledText {
    StyledText(symbol, style) + StyledText(" " + meaning, theme.quiet)
  }

  /// The entries in as many lines as they need, none broken across lines.
  func lines(width: Int) -> [StyledText] {
    entries.reduce(into: [StyledText]()) { lines, entry in
      let entry = appearance.displayable(entry)
      let longer = lines.last.map { $0 + StyledText("  ") + entry }
      guard let longer, longer.displayWidth <= width else { return lines.append(entry) }
      lines[lines.count - 1] = longer
    }
  }
}

import Entities
import Terminal

/// The key to a chart: the signs that occur in a drawing, with their meanings.
struct ChartKey: Styled {
  let text: SkyText
  let canvas: ChartCanvas
  /// Whether bodies and stars are discs in a picture, which need no key.
  var hasPicture = false

  var appearance: Appearance { text.appearance }

  /// The signs with their meanings, the most sought-after first.
  private var entries: [StyledText] {
    let (colours, quiet) = (ChartColours(theme: theme), theme.quiet)
    let signs = ChartSigns(isASCII: appearance.glyphs == .ascii)
    let (occurring, ranks) = (canvas.signs, canvas.ranks)
    func entry(_ sign: String, _ style: Style, _ meaning: String) -> StyledText {
      StyledText(sign, style) + StyledText(" " + meaning, quiet)
    }
    func entry(_ sign: Character?, _ body: String, _ meaning: String) -> [StyledText] {
      guard !hasPicture, let sign, occurring.contains(sign) else { return [] }
      return [entry(String(sign), colours.body(body), meaning)]
    }
    let bodies =
      entry(signs.sun, "Sun", words("sun")) + entry(signs.moons.first(where: occurring.contains), "Moon", words("moon"))
      + entry(signs.planet, "Jupiter", words("planet"))
    let scale = signs.stars.filter { occurring.contains($0.sign) }.map { "\($0.sign) \($0.magnitude)" }
    let stars = hasPicture || scale.isEmpty ? [] : [StyledText(words("stars \(scale.joined(separator: "  "))"), quiet)]
    let objects =
      occurring.contains(signs.object)
      ? [entry(String(signs.object), colours.object, words("cluster, nebula, galaxy"))] : []
    let satellite = occurring.contains(signs.satellite) ? String(signs.satellite) : ""
    let pass = ranks.contains(.pass) ? [entry(satellite + signs.path, colours.pass, words("satellite"))] : []
    let dashes = hasPicture ? "╌╌" : signs.ecliptic
    let ecliptic = ranks.contains(.ecliptic) ? [entry(dashes, colours.ecliptic, words("ecliptic"))] : []
    return bodies + stars + objects + pass + ecliptic
  }

  /// The entries in as many lines as they need, none broken across lines.
  func lines(width: Int) -> [StyledText] {
    entries.reduce(into: [StyledText]()) { lines, entry in
      let entry = appearance.typed(entry)
      if let last = lines.last, last.displayWidth + 2 + entry.displayWidth <= width {
        lines[lines.count - 1] = last + StyledText("  ") + entry
      } else {
        lines.append(entry)
      }
    }
  }
}

nonisolated extension ChartCanvas {
  /// The signs that aren't part of a label.
  var signs: Set<Character> { Set(cells.lazy.filter { !$0.isText }.compactMap(\.glyph)) }

  /// The kinds of lines and dots.
  var ranks: Set<Rank> { Set(cells.lazy.filter { !$0.isText }.map(\.rank)) }
}

import Entities
import Terminal

/// A chart in sentences, for readers who can't see drawings.
struct ChartList: Styled {
  let text: SkyText

  var appearance: Appearance { text.appearance }

  /// The sentences for a sky or part of it, stars to magnitude 2; `darkness` and `isPrinted` as in ``ChartLegend``.
  func lines(_ chart: StarChart, darkness: Darkness?, isPrinted: Bool) -> [StyledText] {
    let legend = ChartLegend(text: text, chart: chart, darkness: darkness, isPrinted: isPrinted)
    let stars: [String] = chart.stars.prefix { $0.magnitude < 2 }.compactMap(star)
    var lines = legend.visibility.map { StyledText(" \($0.capitalizedFirst).") }
    lines += section(words("Sun, moon and planets"), chart.bodies.map(body))
    if let pass = chart.pass?.pass { lines += section(words("Passes"), [text.pass(pass).sentence.withFullStop]) }
    lines += section(words("Bright stars"), stars) + section(words("Constellations"), constellations(chart))
    return lines + section(words("Clusters, nebulae and galaxies"), chart.objects.map(object))
  }

  /// A heading with its sentences, or `none visible`.
  private func section(_ heading: String, _ sentences: [String]) -> [StyledText] {
    let nothing = sentences.isEmpty ? " \(words("none visible"))." : ""
    return [StyledText(" \(heading):\(nothing)")] + sentences.map { StyledText(" " + $0) }
  }

  /// A place in words: `in the southeast, 30° up`; above 80°, where the direction no longer matters, `overhead`.
  private func position(_ place: SkyPlace) -> String {
    place.altitude > 80
      ? words("overhead") : words("in the \(Appearance.direction(place.azimuth)), \(text.degrees(place.altitude)) up")
  }

  /// The English or Latin name of a star, object or constellation in the user's language.
  private func localName(_ name: String) -> String { appearance.name(words(Phrase(name: name))) }

  private func body(_ body: StarChart.Body) -> String {
    var parts = [position(body.place)]
    if let magnitude = body.magnitude { parts.append(words("mag \(text.magnitude(magnitude))")) }
    if body.needsBinoculars { parts.append(words("with binoculars")) }
    if body.kind == .moon { parts.append(words("\(text.percent(100 * body.illumination)) lit")) }
    parts.append(words("in \(localName(body.constellation))", context: "constellation"))
    return "\(words.name(ofBody: body.name)): \(parts.joined(separator: ", "))."
  }

  /// A star's sentence; `nil` if it has no name.
  private func star(_ star: StarChart.Star) -> String? {
    star.name.map { "\(localName($0)): \(position(star.place)), \(words("mag \(text.magnitude(star.magnitude))"))." }
  }

  /// Sentences on the constellations with a star brighter than magnitude 3, brightest first.
  private func constellations(_ chart: StarChart) -> [String] {
    let bright = chart.constellations.filter { $0.magnitude < 3 }.sorted { $0.magnitude < $1.magnitude }
    return bright.map { "\(localName($0.name)): \(position($0.middle))." }
  }

  private func object(_ object: StarChart.DeepSky) -> String {
    let name = object.name.map { " \(localName($0))" } ?? ""
    let aid = object.needsBinoculars ? ", " + words("with binoculars") : ""
    return "\(object.designation)\(name): \(words(object.kind.phrase)), \(position(object.place))\(aid)."
  }
}

import Entities
import Terminal

/// The text beside or below a chart: its limiting magnitude, bodies above the horizon, a satellite's pass and the key.
struct ChartLegend: Styled {
  let text: SkyText
  /// The part of the sky that is in the view.
  let chart: StarChart
  /// When it gets dark; `nil` to leave it out, as when stars are visible already.
  var darkness: Darkness?
  /// The magnitude of the faintest star that there is room to draw.
  var faintestDrawn = Double.infinity
  /// Whether it's printed; then it names the option that shows the dark sky, if it isn't dark yet.
  var isPrinted = false

  /// The columns it takes beside a chart, including the gap.
  static let width = 29
  /// The columns of its text, without the gap and a margin.
  static let textWidth = width - 2
  /// The magnitude of the faintest stars in the catalogue.
  private static let catalogueLimit = 5.5

  var appearance: Appearance { text.appearance }
  private var colors: ChartColors { ChartColors(theme: theme) }

  /// The faintest magnitude shown, which depends on the darkness, the room and the catalogue: `stars to mag 5.1`.
  var magnitudeLimit: String {
    if chart.showsAll { return words("all stars to mag \(text.magnitude(Self.catalogueLimit))") }
    if chart.isDaylight { return words("daylight, no stars") }
    let limit = min(chart.limitingMagnitude, faintestDrawn, Self.catalogueLimit)
    return words("stars to mag \(text.magnitude(limit))")
  }

  /// ``magnitudeLimit``, and if it isn't dark yet, when it will be and, in print, the option that shows the sky then.
  var visibility: [String] {
    guard let darkTime, let darkness else { return [magnitudeLimit] }
    return [magnitudeLimit, darkTime + (isPrinted ? " (--at \(text.optionTime(darkness.instant)))" : "")]
  }

  /// The time at which it gets dark or, where it doesn't, darkest; `nil` without ``darkness``.
  private var darkTime: String? {
    darkness.map { darkness in
      let time = text.plainTime(darkness.instant)
      return darkness.isDark ? words("dark from \(time)") : words("darkest at \(time)")
    }
  }

  /// One line: the limiting magnitude, then the pass and the bodies that fit.
  func line(width: Int) -> StyledText {
    let limit = magnitudeLimit
    let forms = [visibility, [limit, darkTime].compactMap(\.self), [limit]].map { " " + $0.joined(separator: ", ") }
    var line = StyledText(forms.first { $0.displayWidth <= width } ?? " " + limit, theme.quiet)
    let bodies = chart.bodies.map {
      StyledText(name($0), colors.body(named: $0.name)) + StyledText(" " + text.place($0.place))
    }
    for part in pass(keepsTime: true).prefix(1) + bodies {
      let longer = line + appearance.divider + part
      guard longer.displayWidth <= width else { break }
      line = longer
    }
    return line
  }

  /// At most `height` lines beside a chart, with the key at the end and as many deep-sky objects as fit, at most eight.
  func lines(height: Int, key: [StyledText]) -> [StyledText] {
    let head = [StyledText()] + visibility.map { StyledText($0, theme.heading) } + [StyledText()]
    let bodies = chart.bodies.map { row(StyledText(name($0), colors.body(named: $0.name)), $0.place) }
    let pass = chart.pass == nil ? [] : [StyledText()] + pass()
    let key = [StyledText()] + key
    let room = height - head.count - bodies.count - pass.count - key.count - 1
    let objects = chart.objects.prefix(max(min(room, 8), 0)).map { row(StyledText(name($0), colors.object), $0.place) }
    let all = head + bodies + pass + (objects.isEmpty ? [] : [StyledText()] + objects)
    return Array((all.prefix(max(height - key.count, 0)) + key).prefix(height))
  }

  /// The next satellite pass, wrapped to the legend's width: when, where and how high; empty if there is none. If
  /// `keepsTime`, the first line has the whole time, even if that is wider.
  private func pass(keepsTime: Bool = false) -> [StyledText] {
    guard let sentence = chart.pass.map({ text.pass($0.pass) }) else { return [] }
    let time = "\(sentence.name) \(sentence.when)"
    let width = keepsTime ? max(time.displayWidth, Self.textWidth) : Self.textWidth
    return text.filled([time] + sentence.details, separator: ", ", to: width).map { StyledText($0, colors.pass) }
  }

  /// An object's designation and, if it has one, its name: `M45 Pleiades`.
  private func name(_ object: StarChart.DeepSky) -> String {
    object.designation + (object.name.map { " " + appearance.name(words(Phrase(name: $0))) } ?? "")
  }

  private func row(_ name: StyledText, _ place: SkyPlace) -> StyledText {
    let position = text.place(place)
    return name.fitted(to: Self.textWidth - position.displayWidth - 1, ellipsis: appearance.ellipsis)
      + StyledText(" " + position)
  }

  private func name(_ body: StarChart.Body) -> String {
    words.name(ofBody: body.name) + (body.kind == .moon ? " \(text.percent(100 * body.illumination))" : "")
  }
}

import Entities
import Terminal
import ViewModels

extension CityPage {
  /// A value with its label, which is empty if the value needs none.
  struct Fact {
    let label: String
    let value: StyledText

    init(_ label: String, _ value: String, _ style: Style = .plain) { self.init(label, StyledText(value, style)) }

    init(_ label: String, _ value: StyledText) { (self.label, self.value) = (label, value) }

    /// Without styles, after its label: `humidity 61%`.
    var plain: String { label.isEmpty ? value.plain : "\(label) \(value.plain)" }
  }

  /// The current weather, the most important first, a dash for unknown values; the temperature only in plain words.
  func nowFacts(_ cells: RowCells) -> [Fact] {
    let (now, chance, quantities) = (cells.current, cells.value(.precipitationChance), cells.quantities)
    let (speed, direction) = (now?[.windSpeed], now?[.windDirection])
    let wind =
      isProse ? quantities.windInFull(speed, from: direction) : quantities.wind(speed, from: direction, withUnit: true)
    let chanceName = cells.chanceName(now?.condition, now?[.temperature])
    return [Fact("", condition(cells)), Fact(words("feels like"), temperature(now?[.feelsLike], cells))]
      + lowAndHigh(cells)
      + [
        Fact(chanceName, quantities.percent(chance), theme.style(ofChance: chance)), Fact(words("wind"), wind),
        Fact(words("gusts"), quantities.speed(now?[.windGust])),
        Fact(words("humidity"), quantities.percent(now?[.humidity])),
        Fact(words("pressure"), quantities.text(now?[.pressure], .pressure)),
        Fact(words("UV index"), now?[.uvIndex].map { QuantityText.rounded($0) } ?? dash),
        Fact(words("dew point"), temperature(now?[.dewPoint], cells)),
        Fact(words("cloud"), quantities.percent(now?[.cloudCover])),
        Fact(words("visibility"), quantities.text(now?[.visibility], .distance)),
        Fact(words("precipitation"), quantities.precipitation(now?[.precipitation])),
      ] + (isProse ? [] : [Fact(words("Beaufort"), quantities.beaufort(speed, from: direction))])
  }

  /// The day's low and high: one fact, or in plain words a fact each.
  private func lowAndHigh(_ cells: RowCells) -> [Fact] {
    guard isProse else { return [Fact(words("low/high"), cells.lowHigh)] }
    return [
      Fact(words("low"), temperature(cells.value(.temperatureMin), cells)),
      Fact(words("high"), temperature(cells.value(.temperatureMax), cells)),
    ]
  }

  /// The symbol and name of the current condition; in plain words, its name and the temperature.
  func condition(_ cells: RowCells) -> StyledText {
    let now = cells.current
    let name = words.condition(now?.condition)
    if isProse { return StyledText("\(name ?? dash) \(cells.quantities.temperature(now?[.temperature]))") }
    let symbol = appearance.styledSymbol(now?.condition, isDay: cells.row.sky.value.isDay)
    return symbol + StyledText(name.map { " " + $0 } ?? "", .bold)
  }

  private func temperature(_ celsius: Double?, _ cells: RowCells) -> StyledText {
    StyledText(cells.quantities.temperature(celsius), theme.style(ofTemperature: celsius))
  }

  /// Air quality, pollen, warnings and the sky; the sun's times only if `withSun`, as the week's table may have them.
  func details(_ cells: RowCells, withSun: Bool = true) -> [Fact] {
    airFacts(cells) + warningFacts(cells) + skyFacts(cells, withSun: withSun)
  }

  /// The air quality on the scale of the city's country, and the pollen.
  func airFacts(_ cells: RowCells) -> [Fact] {
    let (air, country) = (cells.row.air, cells.row.city.countryCode)
    return [
      Fact(words("air quality"), cells.quantities.air(air, country: country), cells.airStyle),
      Fact(words("pollen"), cells.quantities.pollen(air)),
    ]
  }

  /// The events of the warnings in force, as one fact; empty while it isn't known whether there are any.
  func warningFacts(_ cells: RowCells) -> [Fact] {
    let text = cells.alerts.map { $0.isEmpty ? words("none") : $0.map(\.event).joined(separator: ", ") }
    return text.map { [Fact(words("warnings"), appearance.displayable($0))] } ?? []
  }

  /// Sunrise and sunset on the city's date, or that there are none, as in a polar summer or winter.
  private func sunToday(_ cells: RowCells) -> String {
    // Not by the sky's report, which after midnight is still that of the day before.
    guard cells.sunToday == SunTimes(), let isDay = cells.row.sky.value.isDay else { return cells.sunTimes.plain }
    return isDay ? words("sun all day") : words("no sunrise")
  }

  /// At most five warnings in force, the most severe first, each with its end and headline, wrapped.
  func warnings(_ cells: RowCells) -> [StyledText] {
    (cells.alerts ?? []).prefix(5).flatMap { warning($0, cells, headline: $0.headline) }
  }

  /// The most severe warning in force, without its headline, wrapped; empty if there is none.
  func shortWarnings(_ cells: RowCells) -> [StyledText] {
    cells.worstAlert.map { warning($0, cells) } ?? []
  }

  /// A warning with its end and the headline, if given, wrapped; `!` marks one that is at least severe.
  private func warning(_ alert: WeatherAlert, _ cells: RowCells, headline: String? = nil) -> [StyledText] {
    let isSevere = alert.severity >= .severe
    let text = (isSevere ? "! " : "") + cells.text(of: alert) + (headline.map { ": \($0)" } ?? "")
    return indented(appearance.displayable(text), isSevere ? theme.problem : theme.warning)
  }

  /// The sun, if `withSun`, and once the sky is computed, the moon and the stargazing outlook in a few words.
  func skyFacts(_ cells: RowCells, withSun: Bool = true) -> [Fact] {
    let sun = withSun ? [Fact(words("sun"), sunToday(cells))] : []
    guard let report = cells.row.sky.value.report else { return sun }
    let text = cells.sky
    var facts = sun + [Fact(words("moon"), "\(text.moonPhase(report.moon)), \(text.moonEvents(report.night))")]
    if let score = report.stargazing.score, let rating = report.stargazing.rating {
      let (name, reason) = (words(rating.phrase), report.stargazing.reasons.first.map { text.reason($0) })
      let outlook = reason.map { words("\(score)/100 (\(name)): \($0)") } ?? words("\(score)/100 (\(name))")
      facts.append(Fact(words("Stargazing"), outlook))
    }
    return facts
  }
}

extension RowCells {
  /// The most severe warning in force; `nil` if there is none, or if that isn't known.
  var worstAlert: WeatherAlert? { alerts?.max { $0.severity < $1.severity } }
}

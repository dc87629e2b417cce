import Entities
import Essentials
import Terminal
import ViewModels

extension CityPage {
  /// A value with what it is called.
  struct Fact {
    var label: String
    var value: StyledText

    init(_ label: String, _ value: String, _ style: Style = .plain) {
      self.label = label
      self.value = StyledText(value, style)
    }

    /// For sentences: `humidity 61 %`.
    var plain: String { label.isEmpty ? value.plain : "\(label) \(value.plain)" }
  }

  /// Everything about now.
  func facts(_ cells: RowCells) -> [Fact] {
    let (row, quantities, panel) = (cells.row, cells.quantities, words.panel)
    let glyph = appearance.glyph(row.now.value?.condition, isDay: row.today.value.isDay)
    let sky = [glyph, words.condition(row.now.value?.condition) ?? appearance.dash].filter { !$0.isEmpty }
    return [
      Fact(sky.joined(separator: " "), quantities.temperature(row.now.value?.temperature), temperatureStyle(row)),
      Fact(panel.feelsLike, quantities.temperature(row.now.value?.feelsLike)),
      Fact(panel.low, quantities.temperature(row.today.value.temperatureMin)),
      Fact(panel.high, quantities.temperature(row.today.value.temperatureMax)),
      Fact(
        cells.chanceName(row.now.value?.condition, row.now.value?.temperature),
        quantities.percent(row.today.value.precipitationChance, spaced: true)),
      Fact(panel.precipitation, quantities.precipitation(row.now.value?.precipitation)),
      Fact(panel.wind, quantities.windInFull(row.now.value?.windSpeed, from: row.now.value?.windDirection)),
      Fact(panel.gusts, quantities.speedWithUnit(row.now.value?.windGust)),
      Fact(panel.humidity, quantities.percent(row.now.value?.humidity, spaced: true)),
      Fact(panel.dewPoint, quantities.temperature(row.now.value?.dewPoint)),
      Fact(panel.pressure, quantities.pressure(row.now.value?.pressure)),
      Fact(panel.cloud, quantities.percent(row.now.value?.cloudCover, spaced: true)),
      Fact(panel.visibility, quantities.distance(row.now.value?.visibility)),
      Fact(panel.uvIndex, row.now.value?.uvIndex.map { QuantityText.rounded($0) } ?? appearance.dash),
    ]
  }

  /// What matters to some: air, pollen, warnings, the sun.
  func details(_ cells: RowCells) -> [Fact] {
    let (row, quantities, forecast) = (cells.row, cells.quantities, words.forecast)
    return [
      Fact(forecast.air, quantities.air(row.air.value, country: row.city.value.countryCode), airStyle(row)),
      Fact(forecast.pollen, quantities.pollen(row.air.value)),
      Fact(forecast.warnings, warningsInShort(row)),
      Fact(forecast.sun, sunToday(cells)),
    ] + skyFacts(cells)
  }

  private func temperatureStyle(_ row: CityRowViewModel) -> Style {
    theme.style(ofTemperature: row.now.value?.temperature).adding(.bold)
  }

  private func airStyle(_ row: CityRowViewModel) -> Style {
    let band = row.air.value?.index(inCountry: row.city.value.countryCode)?.band ?? 0
    return band >= 3 ? theme.warning : .plain
  }

  private func warningsInShort(_ row: CityRowViewModel) -> String {
    guard let alerts = row.alerts.value else { return words.forecast.notKnown }
    return alerts.isEmpty ? words.forecast.noWarnings : alerts.map(\.event).joined(separator: ", ")
  }

  private func sunToday(_ cells: RowCells) -> String {
    let row = cells.row
    if let sun = row.sky.value?.sun {
      if sun.isAlwaysUp { return words.forecast.sunAllDay }
      if sun.isAlwaysDown { return words.forecast.noSun }
    }
    return SunText(words: words.forecast, clock: cells.clock, zone: row.zone, dash: appearance.dash)
      .text(row.sunTimes.value[CivilDate(cells.now, in: row.zone)])
  }

  /// Facts one after another, as many to a line as fit.
  func wrapped(_ facts: [Fact]) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText(" ")
    for fact in facts {
      let text = StyledText(fact.label + " ", theme.quiet) + fact.value
      let gap = line.displayWidth > 1 ? 3 : 0
      if gap > 0, line.displayWidth + gap + text.displayWidth > width - 1 {
        lines.append(line)
        line = StyledText(" ")
      } else if gap > 0 {
        line.append(String(repeating: " ", count: gap))
      }
      line += text
    }
    return (lines + [line]).map { $0.truncated(to: width, ellipsis: appearance.ellipsis) }
  }

  /// Warnings in force, the severe ones marked.
  func warnings(_ cells: RowCells) -> [StyledText] {
    (cells.row.alerts.value ?? []).prefix(5).flatMap { alert in
      let isSevere = alert.severity >= .severe
      let text = (isSevere ? "! " : "") + cells.text(of: alert) + (alert.headline.map { ": \($0)" } ?? "")
      return indented(text, isSevere ? theme.problem : theme.warning)
    }
  }
}

extension CityPage {
  /// The night as bars, where the screen is not short of lines.
  func night(_ cells: RowCells) -> [StyledText] {
    guard (height ?? .max) >= 30, let report = cells.row.sky.value else { return [] }
    return NightBar(appearance: appearance, width: width - 1, zone: cells.row.zone, units: cells.quantities.units)
      .lines(report.night, hours: report.stargazing.hours, now: cells.now)
  }

  /// The moon, the darkness and the outlook in few words.
  func skyFacts(_ cells: RowCells) -> [Fact] {
    guard let report = cells.row.sky.value else { return [] }
    let text = SkyText(zone: cells.row.zone, units: cells.quantities.units, appearance: appearance)
    let moon = MoonText(text: text).sentences(report)
    var facts = [Fact(words.panel.moon, [moon[0], moon[2]].joined(separator: ", "))]
    if let score = report.stargazing.score, let rating = report.stargazing.rating {
      let reason = report.stargazing.reasons.first.map { "; " + words.sky.reason($0, text) } ?? ""
      facts.append(Fact(words.sky.outlook, words.sky.score(score, words.sky.ratingName(rating)) + reason))
    }
    return facts
  }
}

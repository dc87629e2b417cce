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
    let (now, today) = (cells.row.now.value, cells.row.today.value)
    let (quantities, panel) = (cells.quantities, words.panel)
    let glyph = appearance.glyph(now?.condition, isDay: today.isDay)
    let sky = [glyph, words.condition(now?.condition) ?? appearance.dash].filter { !$0.isEmpty }
    let style = theme.style(ofTemperature: now?.temperature).adding(.bold)
    let chance = quantities.percent(today.precipitationChance, spaced: true)
    return [
      Fact(sky.joined(separator: " "), quantities.temperature(now?.temperature), style),
      Fact(panel.feelsLike, quantities.temperature(now?.feelsLike)),
      Fact(panel.low, quantities.temperature(today.temperatureMin)),
      Fact(panel.high, quantities.temperature(today.temperatureMax)),
      Fact(cells.chanceName(now?.condition, now?.temperature), chance),
      Fact(panel.precipitation, quantities.precipitation(now?.precipitation)),
      Fact(panel.wind, quantities.windInFull(now?.windSpeed, from: now?.windDirection)),
      Fact(panel.gusts, quantities.speedWithUnit(now?.windGust)),
      Fact(panel.humidity, quantities.percent(now?.humidity, spaced: true)),
      Fact(panel.dewPoint, quantities.temperature(now?.dewPoint)),
      Fact(panel.pressure, quantities.pressure(now?.pressure)),
      Fact(panel.cloud, quantities.percent(now?.cloudCover, spaced: true)),
      Fact(panel.visibility, quantities.distance(now?.visibility)),
      Fact(panel.uvIndex, now?.uvIndex.map { QuantityText.rounded($0) } ?? appearance.dash),
    ]
  }

  /// What matters to some: air, pollen, warnings, the sun.
  func details(_ cells: RowCells) -> [Fact] {
    let (row, quantities, forecast) = (cells.row, cells.quantities, words.forecast)
    return [
      Fact(forecast.air, quantities.air(row.air.value, country: row.city.value.countryCode), airStyle(row)),
      Fact(forecast.pollen, quantities.pollen(row.air.value)),
    ] + (warningsInShort(row).map { [Fact(forecast.warnings, $0)] } ?? []) + skyFacts(cells)
  }

  private func airStyle(_ row: CityRowViewModel) -> Style {
    let band = row.air.value?.index(inCountry: row.city.value.countryCode)?.band ?? 0
    return band >= 3 ? theme.warning : .plain
  }

  /// `nil` where it is not known whether there are any: that holds for most of the world, and doctor tells it once.
  private func warningsInShort(_ row: CityRowViewModel) -> String? {
    guard let alerts = row.alerts.value else { return nil }
    return alerts.isEmpty ? words.forecast.noWarnings : alerts.map(\.event).joined(separator: ", ")
  }

  private func sunToday(_ cells: RowCells) -> String {
    let row = cells.row
    if let sun = row.sky.value?.sun {
      if sun.isAlwaysUp { return words.forecast.sunAllDay }
      if sun.isAlwaysDown { return words.forecast.noSun }
    }
    return cells.sky.sunTimes(row.sunTimes.value[CivilDate(cells.now, in: row.zone)])
  }

  /// Facts one after another, as many to a line as fit.
  func wrapped(_ facts: [Fact]) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText(" ")
    for fact in facts {
      let text = StyledText(fact.label + " ", theme.quiet) + fact.value
      if line.displayWidth > 1 {
        if line.displayWidth + 3 + text.displayWidth > width - 1 {
          lines.append(line)
          line = StyledText(" ")
        } else {
          line.append("   ")
        }
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

  /// The night as bars, where the screen is not short of lines.
  func night(_ cells: RowCells) -> [StyledText] {
    guard (height ?? .max) >= 30, let report = cells.row.sky.value else { return [] }
    return NightBar(text: cells.sky, width: width - 1)
      .lines(report.night, hours: report.stargazing.hours, now: cells.now)
  }

  /// The sun, the moon, the darkness and the outlook in few words.
  func skyFacts(_ cells: RowCells) -> [Fact] {
    let sun = Fact(words.forecast.sun, sunToday(cells))
    guard let report = cells.row.sky.value else { return [sun] }
    let text = cells.sky
    let moon = text.moon(report)
    var facts = [sun, Fact(words.panel.moon, [moon[0], moon[2]].joined(separator: ", "))]
    if let score = report.stargazing.score, let rating = report.stargazing.rating {
      let reason = report.stargazing.reasons.first.map { "; " + words.sky.reason($0, text) } ?? ""
      facts.append(Fact(words.sky.outlook, words.sky.score(score, words.sky.ratingName(rating)) + reason))
    }
    return facts
  }
}

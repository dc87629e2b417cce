import Entities
import Essentials
import Terminal

/// Formats quantities in the user's units, rounded, from canonical ones (°C, m/s, mm, hPa, m); unknown ones are a dash.
nonisolated struct QuantityText: Sendable, Styled {
  let units: Units
  let appearance: Appearance

  private func orDash(_ value: Double?, _ text: (Double) -> String) -> String { value.map(text) ?? dash }

  /// A number rounded to `digits` decimals, never `-0`; `?` if it is infinite, NaN, or of a magnitude of 1e15 or more.
  static func rounded(_ value: Double, digits: Int = 0, mark: String = ".") -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "?" }
    let text = value.text(decimals: digits)
    return mark == "." ? text : text.replacing(".", with: mark)
  }

  /// A value in the user's unit without its symbol, with as many decimals as fit in `columns`, or in the measure's own.
  func number(_ canonical: Double?, _ measure: Measure, columns: Int? = nil) -> String {
    orDash(canonical) {
      let unit = units[measure]
      let value = unit.value($0)
      return words.number(value, digits: unit.digits(of: value, within: columns ?? measure.columns))
    }
  }

  /// A value in the user's unit with its symbol, if it has one: `35 km/h`, `1021 hPa` or `30.15 inHg`.
  func text(_ canonical: Double?, _ measure: Measure) -> String {
    if measure == .percent { return percent(canonical) }
    return orDash(canonical) { [number($0, measure), symbol(measure)].filter { !$0.isEmpty }.joined(separator: " ") }
  }

  /// The symbol of the user's unit, in characters that the terminal can show.
  func symbol(_ measure: Measure) -> String { units[measure].symbol.replacing("°", with: appearance.degree) }

  /// `8°`, from °C, for narrow places.
  func shortTemperature(_ celsius: Double?) -> String {
    orDash(celsius) { number($0, .temperature) + appearance.degree }
  }

  /// `8 °C`.
  func temperature(_ celsius: Double?) -> String { text(celsius, .temperature) }

  /// `61%`, from a value in percent.
  func percent(_ value: Double?) -> String { orDash(value, words.percent) }

  /// `35 km/h`.
  func speed(_ metresPerSecond: Double?) -> String { text(metresPerSecond, .windSpeed) }

  /// `35`: a speed in the user's unit, without its symbol.
  func speedNumber(_ metresPerSecond: Double?) -> String { number(metresPerSecond, .windSpeed) }

  /// `↘ 35`, an arrow to where the wind blows or, without arrows, `NW 35`, where it comes from; `0` in a calm.
  func wind(_ metresPerSecond: Double?, from degrees: Double?, withUnit: Bool = false) -> String {
    let sign = appearance.windSymbol(from: windDirection(degrees, at: metresPerSecond))
    return orDash(metresPerSecond) { (sign.isEmpty ? "" : sign + " ") + (withUnit ? speed($0) : speedNumber($0)) }
  }

  /// The direction that a wind comes from; `nil` if it is unknown, and in a calm (Beaufort 0), which has none.
  func windDirection(_ degrees: Double?, at metresPerSecond: Double?) -> Double? {
    degrees.flatMap { $0.isFinite && Beaufort.force(metresPerSecond ?? 0) > 0 ? $0 : nil }
  }

  /// `1.4 mm` or `0.06 in`.
  func precipitation(_ millimetres: Double?) -> String { text(millimetres, .precipitation) }

  /// ``precipitationNumber(_:)`` with its unit: `1.4 mm`, `120 mm`; `nil` if unknown or zero as displayed.
  func notablePrecipitation(_ millimetres: Double?) -> String? {
    let number = precipitationNumber(millimetres)
    return millimetres == nil || number == precipitationNumber(0) ? nil : "\(number) \(symbol(.precipitation))"
  }

  /// The depth of the fresh snow of some hours together: `5 cm`; `nil` under 5 mm. An unknown hour counts as none.
  func snowDepth(_ slots: some Sequence<HourSlot>, columns: Int = .max) -> String? {
    snowDepth(slots.compactMap { $0[.snowfall] }.reduce(0, +), columns: columns)
  }

  /// The depth of fresh snow: `5 cm`, or `12in` if that is wider than `columns`; `nil` if unknown or under 5 mm.
  func snowDepth(_ millimetres: Double?, columns: Int = .max) -> String? {
    guard let millimetres, millimetres >= 5 else { return nil }
    let whole = text(millimetres, .snow)
    if whole.displayWidth <= columns { return whole }
    let unit = symbol(.snow)
    return number(millimetres, .snow, columns: columns - unit.displayWidth) + unit
  }

  /// An amount of precipitation without its unit, at most four columns: `1.4`, `120` or `0.06`.
  func precipitationNumber(_ millimetres: Double?) -> String { number(millimetres, .precipitation, columns: 4) }

  /// `-3/11`, from °C: a low and a high without degree signs, each in the colour of its temperature.
  func styledRange(_ low: Double?, _ high: Double?) -> StyledText {
    guard low != nil || high != nil else { return StyledText(dash, theme.quiet) }
    func number(_ celsius: Double?) -> StyledText {
      StyledText(self.number(celsius, .temperature), theme.style(ofTemperature: celsius))
    }
    return number(low) + StyledText("/", theme.quiet) + number(high)
  }

  /// `↘ NW 35 km/h (Beaufort 5, fresh breeze)`; an unknown direction is left out, and that of a calm.
  func windInFull(_ metresPerSecond: Double?, from degrees: Double?) -> String {
    orDash(metresPerSecond) {
      let force = Beaufort.force($0)
      // The number isn't repeated if the speed is in Beaufort anyway.
      let name = units[.windSpeed].name == "bft" ? "" : "\(words("Beaufort")) \(force), "
      let direction = windDirection(degrees, at: $0)
      let arrow = appearance.glyphs == .unicode ? direction.map { appearance.windSymbol(from: $0) } : nil
      return [
        arrow, direction.map(appearance.compassPoint), speed($0), "(\(name)\(words(Beaufort.names[force])))",
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  /// `5, fresh breeze, NW`: the wind's force, its name and where it comes from, unless that is unknown or it is calm.
  func beaufort(_ metresPerSecond: Double?, from degrees: Double?) -> String {
    orDash(metresPerSecond) {
      let force = Beaufort.force($0)
      let point = windDirection(degrees, at: $0).map(appearance.compassPoint)
      return [String(force), words(Beaufort.names[force]), point].compactMap(\.self).joined(separator: ", ")
    }
  }

  /// `42, fair (European AQI; mainly ozone)`: the index on the scale of a `country` like `US`, and the main pollutant.
  func air(_ air: AirQuality?, country: String?) -> String {
    guard let air, let index = air.index(inCountry: country) else { return dash }
    let scale = words(index.scale.phrase)
    let note = index.mainPollutant.map { words("\(scale); mainly \(words($0.phrase))") } ?? scale
    return "\(self.air(index)) (\(note))"
  }

  /// `42, moderate`: an index and the name of its band, if it has one.
  func air(_ index: AirIndex, separator: String = ", ") -> String {
    [Self.rounded(index.value), index.bandName.map { words($0) }].compactMap(\.self).joined(separator: separator)
  }

  /// `birch 31, grass 2 /m³`: plants with half a grain per m³ or more, the most first, or `none`; a dash if unknown.
  func pollen(_ air: AirQuality?) -> String {
    guard let air, !air.pollen.isEmpty else { return dash }
    let present = air.pollen.filter { $0.value >= 0.5 }.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    guard !present.isEmpty else { return words("none") }
    let list = present.map { "\(words($0.key.phrase)) \(Self.rounded($0.value))" }
    return list.joined(separator: ", ") + (appearance.isASCII ? " /m3" : " /m³")
  }
}

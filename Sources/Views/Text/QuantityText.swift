import Entities
import Essentials
import Terminal

/// Quantities as people read them: converted once, rounded, with or without their unit; a dash for what nobody knows.
nonisolated struct QuantityText: Sendable {
  let units: Units
  let appearance: Appearance

  private func text(_ value: Double?, _ known: (Double) -> String) -> String { value.map(known) ?? appearance.dash }

  /// A number with that many decimals, as the person's language writes it.
  func number(_ value: Double, digits: Int) -> String { appearance.words.number(value, digits: digits) }

  /// A number rounded to `digits` decimals, never `-0`.
  static func rounded(_ value: Double, digits: Int = 0, mark: String = ".") -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "?" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((value * scale).rounded())
    guard digits > 0 else { return String(whole) }
    let fraction = String(abs(whole) % Int(scale))
    let padding = String(repeating: "0", count: digits - fraction.utf8.count)
    return "\(whole < 0 ? "-" : "")\(abs(whole) / Int(scale))\(mark)\(padding)\(fraction)"
  }

  /// `8°`.
  func degrees(_ celsius: Double?) -> String {
    text(celsius) { Self.rounded(units.temperature.value($0)) + appearance.degree }
  }

  /// `8 °C`.
  func temperature(_ celsius: Double?) -> String {
    text(celsius) { "\(Self.rounded(units.temperature.value($0))) \(temperatureUnit)" }
  }

  var temperatureUnit: String { appearance.degree + (units.temperature == .celsius ? "C" : "F") }

  /// `61 %`, or without a blank for the table.
  func percent(_ value: Double?, spaced: Bool = false) -> String {
    text(value) { Self.rounded($0) + (spaced ? " %" : "%") }
  }

  var windUnit: String {
    switch units.windSpeed {
    case .kmh: "km/h"
    case .mph: "mph"
    case .ms: "m/s"
    case .kn: "kn"
    }
  }

  /// A speed without its unit; m/s below 10 with a decimal.
  func speed(_ metresPerSecond: Double?) -> String {
    text(metresPerSecond.map(units.windSpeed.value)) {
      number($0, digits: units.windSpeed == .ms && $0 < 9.95 ? 1 : 0)
    }
  }

  /// `↘ 35`, or `NW 35` in words: where it blows to as an arrow, where it comes from as a word.
  func wind(_ metresPerSecond: Double?, from degrees: Double?, withUnit: Bool = false) -> String {
    let sign = appearance.windSign(from: degrees)
    return text(metresPerSecond) { (sign.isEmpty ? "" : sign + " ") + (withUnit ? speedWithUnit($0) : speed($0)) }
  }

  /// `35 km/h`.
  func speedWithUnit(_ metresPerSecond: Double?) -> String {
    text(metresPerSecond) { "\(speed($0)) \(windUnit)" }
  }

  /// `1.4 mm` or `0.06 in`.
  func precipitation(_ millimetres: Double?) -> String {
    text(millimetres.map(units.precipitation.value)) {
      units.precipitation == .mm ? number($0, digits: 1) + " mm" : number($0, digits: 2) + " in"
    }
  }

  /// `1021 hPa` or `30.15 inHg`.
  func pressure(_ hectopascals: Double?) -> String {
    text(hectopascals.map(units.pressure.value)) {
      units.pressure == .hpa ? Self.rounded($0) + " hPa" : number($0, digits: 2) + " inHg"
    }
  }

  /// `24 km` or `3.2 mi`.
  func distance(_ metres: Double?) -> String {
    text(metres.map(units.distance.value)) {
      number($0, digits: $0 < 9.95 ? 1 : 0) + (units.distance == .km ? " km" : " mi")
    }
  }

  /// An amount without its unit, at most five columns: `1.4`, `120` or `0.06`.
  func amount(_ millimetres: Double?) -> String {
    text(millimetres.map(units.precipitation.value)) {
      number($0, digits: units.precipitation == .mm ? ($0 < 99.95 ? 1 : 0) : $0 < 9.995 ? 2 : 1)
    }
  }

  /// `-3/11` without signs of degree, for narrow columns, each in the colour of its temperature.
  func styledRange(_ low: Double?, _ high: Double?) -> StyledText {
    guard low != nil || high != nil else { return StyledText(appearance.dash, appearance.theme.quiet) }
    func number(_ celsius: Double?) -> StyledText {
      let number = text(celsius) { Self.rounded(units.temperature.value($0)) }
      return StyledText(number, appearance.theme.style(ofTemperature: celsius))
    }
    return number(low) + StyledText("/", appearance.theme.quiet) + number(high)
  }

  /// `↘ NW 35 km/h, 5 Bft fresh breeze`; what is not known is left out.
  func windInFull(_ speed: Double?, from degrees: Double?) -> String {
    guard let speed else { return appearance.dash }
    let force = Beaufort.force(speed)
    let words = appearance.words
    var parts = [speedWithUnit(speed), "(\(force) \(words("Bft")), \(beaufortName(force)))"]
    if let degrees, degrees.isFinite, force > 0 {
      parts.insert(appearance.compassPoint(degrees), at: 0)
      if appearance.glyphs == .unicode { parts.insert(appearance.windSign(from: degrees), at: 0) }
    }
    return parts.joined(separator: " ")
  }

  /// `5, fresh breeze, NW`: the wind's force, its name and where it comes from.
  func beaufort(_ metresPerSecond: Double?, from degrees: Double?) -> String {
    text(metresPerSecond) {
      let force = Beaufort.force($0)
      let point = degrees.flatMap { $0.isFinite && force > 0 ? appearance.compassPoint($0) : nil }
      return ([String(force), beaufortName(force)] + [point].compactMap(\.self)).joined(separator: ", ")
    }
  }

  private func beaufortName(_ force: Int) -> String {
    let names = appearance.words.forecast.beaufort
    return names.indices.contains(force) ? names[force] : ""
  }

  /// `42 fair, ozone (European AQI)`: the index of the country's scale, what it is made by, and which index it is.
  func air(_ air: AirQuality?, country: String?) -> String {
    guard let air, let index = air.index(inCountry: country) else { return appearance.dash }
    let words = appearance.words
    var text = self.air(index)
    if let main = index.mainPollutant { text += ", \(words.forecast.pollutantName(main))" }
    return "\(text) (\(words.forecast.airIndex(index.scale)))"
  }

  /// `42 moderate`: an index and the name of its band.
  func air(_ index: AirIndex) -> String {
    let words = appearance.words
    let names = index.scale == .european ? words.forecast.europeanAir : words.forecast.usAir
    return Self.rounded(index.value) + " " + (names.indices.contains(index.band) ? names[index.band] : "")
  }

  /// The plants whose pollen fly, the most first; `none` when all are counted and none fly, a dash where nobody counts.
  func pollen(_ air: AirQuality?) -> String {
    guard let air, !air.pollen.isEmpty else { return appearance.dash }
    let words = appearance.words
    let flying = air.pollen.filter { $0.value >= 0.5 }.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    guard !flying.isEmpty else { return words("none") }
    let list = flying.map { "\(words.forecast.pollenName($0.key)) \(Self.rounded($0.value))" }
    return list.joined(separator: ", ") + (appearance.glyphs == .ascii ? " /m3" : " /m³")
  }
}

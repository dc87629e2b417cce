import Entities

nonisolated extension QuantityText {
  /// An amount without its unit, at most five columns: `1.4`, `120` or `0.06`.
  func amount(_ millimetres: Double?) -> String {
    guard let millimetres else { return appearance.dash }
    let value = units.precipitation.value(millimetres)
    guard units.precipitation == .mm else { return Self.rounded(value, digits: value < 9.995 ? 2 : 1) }
    return Self.rounded(value, digits: value < 99.95 ? 1 : 0)
  }

  /// `-3/11` without signs of degree, for narrow columns.
  func shortRange(_ low: Double?, _ high: Double?) -> String {
    guard low != nil || high != nil else { return appearance.dash }
    func text(_ celsius: Double?) -> String {
      celsius.map { Self.rounded(units.temperature.value($0)) } ?? appearance.dash
    }
    return "\(text(low))/\(text(high))"
  }

  /// `↘ NW 35 km/h, 5 Bft fresh breeze`; what is not known is left out.
  func windInFull(_ speed: Double?, from degrees: Double?) -> String {
    guard let speed else { return appearance.dash }
    let force = Beaufort.force(speed)
    let words = appearance.words.forecast
    let name = words.beaufort.indices.contains(force) ? words.beaufort[force] : ""
    var parts = [speedWithUnit(speed), "(\(force) \(words.beaufortUnit), \(name))"]
    if let degrees, degrees.isFinite, force > 0 {
      parts.insert(appearance.compassPoint(degrees), at: 0)
      if appearance.glyphs == .unicode { parts.insert(appearance.windSign(from: degrees), at: 0) }
    }
    return parts.joined(separator: " ")
  }

  /// `42 fair, ozone`: the index of the country's scale with its name and what it is made by.
  func air(_ air: AirQuality?, country: String?) -> String {
    guard let air, let index = air.index(inCountry: country) else { return appearance.dash }
    let words = appearance.words.forecast
    let names = index.scale == .european ? words.europeanAir : words.usAir
    var text = Self.rounded(index.value) + " " + (names.indices.contains(index.band) ? names[index.band] : "")
    if let main = air.mainPollutant, let name = words.pollutants[main] { text += ", \(name)" }
    return text
  }

  /// The plants whose pollen fly, the most first; `none` when all are counted and none fly, a dash where nobody counts.
  func pollen(_ air: AirQuality?) -> String {
    guard let air, !air.pollen.isEmpty else { return appearance.dash }
    let words = appearance.words.forecast
    let flying = air.pollen.filter { $0.value >= 0.5 }.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    guard !flying.isEmpty else { return words.noPollen }
    let list = flying.map { "\(words.pollens[$0.key] ?? $0.key.rawValue) \(Self.rounded($0.value))" }
    return list.joined(separator: ", ") + (appearance.glyphs == .ascii ? " /m3" : " /m³")
  }
}

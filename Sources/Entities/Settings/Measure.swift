/// A physical quantity with its units. Values are stored in its canonical unit, with which each case is documented.
package enum Measure: Int, CaseIterable, CodingKey, Sendable {
  /// °C.
  case temperature
  /// m/s.
  case windSpeed
  /// mm of water.
  case precipitation
  /// mm of fresh snow.
  case snow
  /// hPa.
  case pressure
  /// Metres.
  case distance
  /// %.
  case percent
  /// Degrees clockwise from north.
  case direction
  /// The WHO UV index, 0 and up.
  case uvIndex

  /// Factors from NIST SP 811: mile 1609.344 m, nautical mile 1852 m, inch 25.4 mm (exact), inHg (0 °C) 3386.389 Pa.
  private var definitions: [Unit] {
    switch self {
    case .temperature: [Unit("celsius", "°C"), Unit("fahrenheit", "°F", times: 9, per: 5, offset: 32)]
    case .windSpeed:
      [
        Unit("kmh", "km/h", per: 1 / 3.6), Unit("mph", "mph", per: 0.44704), Unit("ms", "m/s", digits: 1),
        Unit("kn", "kn", per: 1852.0 / 3600, synonyms: "knots"),
        Unit("bft", "Bft", steps: Beaufort.starts, synonyms: "beaufort"),
      ]
    case .precipitation: [Unit("mm", "mm", digits: 1), Unit("inch", "in", per: 25.4, digits: 2)]
    case .snow: [Unit("cm", "cm", per: 10), Unit("inch", "in", per: 25.4, digits: 1)]
    case .pressure: [Unit("hpa", "hPa"), Unit("inhg", "inHg", per: 33.86389, digits: 2)]
    case .distance:
      [Unit("km", "km", per: 1000, digits: 1), Unit("mi", "mi", per: 1609.344, digits: 1, synonyms: "miles")]
    case .percent: [Unit("percent", "%", documentDigits: 0)]
    case .direction: [Unit("degrees", "°", documentDigits: 0)]
    case .uvIndex: [Unit("index", "")]
    }
  }

  private static let table = allCases.map(\.definitions)

  /// Its units, the default first.
  package var units: [Unit] { Self.table[rawValue] }

  /// The measure that shares its choice of unit: snow is in inches if precipitation is. For most, the measure itself.
  var leader: Measure { self == .snow ? .precipitation : self }

  /// The measures with a choice of units of their own.
  package static let choosable = allCases.filter { $0.units.count > 1 && $0.leader == $0 }

  /// The canonical values possible on Earth; others, such as the fill value −9999, count as unknown.
  package var range: ClosedRange<Double> {
    switch self {
    // The records are −89.2 and 56.7 °C (WMO); models overshoot a little.
    case .temperature: -110...75
    // The record gust is 113 m/s (WMO).
    case .windSpeed: 0...150
    // In a step of a few hours.
    case .precipitation: 0...1000
    case .snow: 0...10_000
    // The records at sea level are 870 and 1084 hPa (WMO).
    case .pressure: 800...1120
    case .distance: 0...1e6
    case .percent: 0...100
    case .direction: 0...360
    case .uvIndex: 0...30
    }
  }

  /// The name in settings and documents.
  package var name: String { stringValue }

  /// The most terminal columns that a number may take; decimals that don't fit are left out.
  package var columns: Int { [.windSpeed, .distance, .snow].contains(self) ? 3 : 9 }
}

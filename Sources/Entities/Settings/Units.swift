/// The units a person reads: any mix.
package struct Units: Hashable, Sendable {
  package enum Temperature: String, Codable, CaseIterable, Sendable {
    case celsius, fahrenheit
  }
  package enum WindSpeed: String, Codable, CaseIterable, Sendable {
    case kmh, mph, ms, kn
  }
  package enum Precipitation: String, Codable, CaseIterable, Sendable {
    case mm, inch
  }
  package enum Pressure: String, Codable, CaseIterable, Sendable {
    case hpa, inhg
  }
  package enum Distance: String, Codable, CaseIterable, Sendable {
    case km, mi
  }
  package enum Clock: String, Codable, CaseIterable, Sendable {
    case h24 = "24h"
    case h12 = "12h"
  }

  package var temperature: Temperature
  package var windSpeed: WindSpeed
  package var precipitation: Precipitation
  package var pressure: Pressure
  package var distance: Distance
  package var clock: Clock

  package init(
    temperature: Temperature = .celsius, windSpeed: WindSpeed = .kmh, precipitation: Precipitation = .mm,
    pressure: Pressure = .hpa, distance: Distance = .km, clock: Clock = .h24
  ) {
    self.temperature = temperature
    self.windSpeed = windSpeed
    self.precipitation = precipitation
    self.pressure = pressure
    self.distance = distance
    self.clock = clock
  }

  package static let metric = Units()
  package static let imperial = Units(
    temperature: .fahrenheit, windSpeed: .mph, precipitation: .inch, pressure: .inhg, distance: .mi, clock: .h12)
  /// As weather is told in the United Kingdom: °C, mph, mm, hPa, miles.
  package static let uk = Units(windSpeed: .mph, distance: .mi)
}

extension Units: Codable {
  /// Each key on its own: a missing or misspelt one takes the default and loses no other.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func unit<Unit: Decodable>(_ key: CodingKeys, or usual: Unit) -> Unit {
      (try? container.decode(Unit.self, forKey: key)) ?? usual
    }
    self.init(
      temperature: unit(.temperature, or: .celsius), windSpeed: unit(.windSpeed, or: .kmh),
      precipitation: unit(.precipitation, or: .mm), pressure: unit(.pressure, or: .hpa),
      distance: unit(.distance, or: .km), clock: unit(.clock, or: .h24))
  }
}

// Exact factors: international foot 0.3048 m, mile 1609.344 m, nautical mile 1852 m, inch 25.4 mm;
// inHg at 0 °C is 3386.389 Pa (NIST SP 811).

extension Units.Temperature {
  /// A temperature of °C in this unit.
  package func value(_ celsius: Double) -> Double {
    self == .celsius ? celsius : celsius * 9 / 5 + 32
  }

  /// A difference of K in this unit.
  package func difference(_ kelvin: Double) -> Double {
    self == .celsius ? kelvin : kelvin * 9 / 5
  }

  /// A temperature of this unit in °C.
  package func celsius(_ value: Double) -> Double {
    self == .celsius ? value : (value - 32) * 5 / 9
  }
}

extension Units.WindSpeed {
  /// One unit in m/s.
  private var metresPerSecond: Double {
    switch self {
    case .kmh: 1 / 3.6
    case .mph: 0.44704
    case .ms: 1
    case .kn: 1852.0 / 3600
    }
  }

  /// A speed of m/s in this unit.
  package func value(_ speed: Double) -> Double { speed / metresPerSecond }

  /// A speed of this unit in m/s.
  package func metresPerSecond(_ value: Double) -> Double { value * metresPerSecond }
}

extension Units.Precipitation {
  /// An amount of mm in this unit.
  package func value(_ millimetres: Double) -> Double { self == .mm ? millimetres : millimetres / 25.4 }

  /// An amount of this unit in mm.
  package func millimetres(_ value: Double) -> Double { self == .mm ? value : value * 25.4 }
}

extension Units.Pressure {
  /// A pressure of hPa in this unit.
  package func value(_ hectopascals: Double) -> Double { self == .hpa ? hectopascals : hectopascals / 33.86389 }

  /// A pressure of this unit in hPa.
  package func hectopascals(_ value: Double) -> Double { self == .hpa ? value : value * 33.86389 }
}

extension Units.Distance {
  /// A distance of metres in this unit.
  package func value(_ metres: Double) -> Double { self == .km ? metres / 1000 : metres / 1609.344 }

  /// A distance of this unit in metres.
  package func metres(_ value: Double) -> Double { self == .km ? value * 1000 : value * 1609.344 }
}

/// The Beaufort scale of wind force.
package enum Beaufort {
  /// m/s at which the forces 1…12 begin (WMO-No. 306, code table 1100).
  private static let starts = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]

  /// The force of a wind of m/s, 0…12.
  package static func force(_ speed: Double) -> Int { starts.count { speed >= $0 } }
}

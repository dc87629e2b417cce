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

/// How to turn a unit that Open-Meteo names in its answers into the canonical one.
///
/// Only canonical units are asked for. The answer says what it holds, and that is believed: a cache or proxy in between
/// may answer with another request's units, and 50 °F must never be shown as 50 °C.
struct OpenMeteoUnit: Equatable {
  let factor: Float
  let offset: Float

  var isIdentity: Bool { factor == 1 && offset == 0 }

  /// The unit of that name, or `nil` for `undefined` and names that are not known.
  ///
  /// Factors are exact: international foot, mile and inch (NIST SP 811).
  init?(text: String) {
    switch text {
    case "°C", "m/s", "mm", "m", "hPa", "%", "°", "", "wmo code", "μg/m³", "µg/m³", "EAQI", "USAQI", "grains/m³",
      "unixtime",
      "seconds", "s":
      (factor, offset) = (1, 0)
    case "°F": (factor, offset) = (5.0 / 9, -32)
    case "km/h": (factor, offset) = (1 / 3.6, 0)
    case "mp/h", "mph": (factor, offset) = (0.44704, 0)
    case "kn": (factor, offset) = (1852.0 / 3600, 0)
    case "inch": (factor, offset) = (25.4, 0)
    case "ft": (factor, offset) = (0.3048, 0)
    case "km": (factor, offset) = (1000, 0)
    default: return nil
    }
  }

  /// A value of this unit in the canonical one.
  func canonical(_ value: Float) -> Float { (value + offset) * factor }
}

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
  private enum Key: String, CodingKey {
    case temperature, windSpeed, precipitation, pressure, distance, clock
  }

  /// Each key on its own: a missing or misspelt one takes the default and loses no other.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      temperature: (try? container.decode(Temperature.self, forKey: .temperature)) ?? .celsius,
      windSpeed: (try? container.decode(WindSpeed.self, forKey: .windSpeed)) ?? .kmh,
      precipitation: (try? container.decode(Precipitation.self, forKey: .precipitation)) ?? .mm,
      pressure: (try? container.decode(Pressure.self, forKey: .pressure)) ?? .hpa,
      distance: (try? container.decode(Distance.self, forKey: .distance)) ?? .km,
      clock: (try? container.decode(Clock.self, forKey: .clock)) ?? .h24)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(temperature, forKey: .temperature)
    try container.encode(windSpeed, forKey: .windSpeed)
    try container.encode(precipitation, forKey: .precipitation)
    try container.encode(pressure, forKey: .pressure)
    try container.encode(distance, forKey: .distance)
    try container.encode(clock, forKey: .clock)
  }
}

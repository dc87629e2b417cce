package import Essentials

/// The past and forecast Kp index, a measure of disturbances of the Earth's magnetic field, in steps of three hours.
package struct KpForecast: Hashable, Sendable, Codable {
  package struct Step: Hashable, Sendable, Codable {
    package var start: Date
    /// The planetary index, 0…9.
    package var kp: Double

    package init(start: Date, kp: Double) {
      self.start = start
      self.kp = kp
    }
  }

  /// In order of time.
  package var steps: [Step]

  package init(steps: [Step]) { self.steps = steps.sorted { $0.start < $1.start } }

  /// The length of a step in seconds.
  package static let step = 10_800.0

  /// The index at an instant; `nil` outside the forecast.
  package func kp(at date: Date) -> Double? {
    steps.last { (0..<Self.step).contains(date.timeIntervalSince($0.start)) }?.kp
  }
}

/// The best chance of an aurora in the rest of a night.
package struct AuroraReport: Hashable, Sendable {
  package enum Chance: String, Codable, Comparable, CaseIterable, Sendable {
    case none, possible, likely

    package static func < (left: Chance, right: Chance) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  package var kp: Double
  /// The hour of the best chance.
  package var date: Date
  package var chance: Chance
  /// The cloud cover then, 0…100 in whole %, which the chance takes into account; `nil` if unknown.
  package var cloudCover: Double?

  package init(kp: Double, at date: Date, chance: Chance, cloudCover: Double? = nil) {
    self.kp = kp
    self.date = date
    self.chance = chance
    self.cloudCover = cloudCover
  }
}

/// Fetched data about the sky that is the same for every place: orbits and the Kp forecast.
package struct SkyData: Hashable, Sendable {
  package var orbits: [SatelliteElements]
  /// Whether every satellite was looked up, so that one without an orbit isn't in the catalogue.
  package var isCatalogueKnown = false
  /// `nil` while unknown.
  package var kp: KpForecast?
  /// Why requested orbits couldn't be fetched.
  package var orbitFailure: ServiceFailure?

  package init(orbits: [SatelliteElements] = [], kp: KpForecast? = nil) {
    self.orbits = orbits
    self.kp = kp
  }
}

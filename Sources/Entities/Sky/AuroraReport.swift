package import Essentials

/// How disturbed the Earth's magnetic field was, is and is forecast to be, in steps of three hours.
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

  /// In the order of time.
  package var steps: [Step]

  package init(steps: [Step]) { self.steps = steps.sorted { $0.start < $1.start } }

  /// Seconds of a step.
  package static let step = 10_800.0

  /// The index at an instant; `nil` outside the forecast.
  package func kp(at date: Date) -> Double? {
    guard let step = steps.last(where: { $0.start <= date }), date.timeIntervalSince(step.start) < Self.step else {
      return nil
    }
    return step.kp
  }
}

/// The best chance of an aurora in what is left of a night.
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
  /// The sky under cloud then, 0…100 whole %, by which it is judged; `nil` where it is not known.
  package var cloudCover: Double?

  package init(kp: Double, at date: Date, chance: Chance, cloudCover: Double? = nil) {
    self.kp = kp
    self.date = date
    self.chance = chance
    self.cloudCover = cloudCover
  }
}

/// What must be asked for of the sky, and is the same for every place: orbits and the forecast of the magnetic field.
package struct SkyNews: Hashable, Sendable {
  package var orbits: [SatelliteElements]
  /// Whether the catalogue was asked about every satellite, so that one without an orbit is not in it.
  package var isCatalogueKnown = false
  /// `nil` while it is not known.
  package var kp: KpForecast?
  /// Why orbits that were asked for did not come.
  package var orbitFailure: ServiceFailure?

  package init(orbits: [SatelliteElements] = [], kp: KpForecast? = nil) {
    self.orbits = orbits
    self.kp = kp
  }
}

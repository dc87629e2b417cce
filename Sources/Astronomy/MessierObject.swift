import Entities

/// An object of Messier's catalogue of star clusters, nebulae and galaxies.
struct MessierObject: Sendable {
  /// The number with an M, such as `M31`.
  let designation: String
  let kind: StarChart.DeepSky.Kind
  /// Integrated visual magnitude.
  let magnitude: Double
  /// The unit vector to its middle, on the mean equator and equinox of J2000.0.
  let direction: Vector
  /// The usual English name, such as `Crab Nebula`; `nil` if it has none.
  let name: String?
}

extension StarChart.DeepSky.Kind {
  /// The kind by its code in d3-celestial's table. Galaxies have several codes, so any other counts as a galaxy.
  init(code: String) {
    switch code {
    case "gc": self = .globularCluster
    case "oc": self = .openCluster
    case "pn": self = .planetaryNebula
    case "snr": self = .supernovaRemnant
    case "sfr", "rn", "en", "bn": self = .nebula
    case "pos", "ds", "as", "sc": self = .asterism
    default: self = .galaxy
    }
  }
}

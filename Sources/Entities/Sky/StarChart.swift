package import Essentials

/// What is visible in the sky over a place at one instant, or with ``showsAll`` all that is above the horizon.
package struct StarChart: Hashable, Sendable {
  package var instant: Date
  /// The magnitude of the faintest star visible at the zenith, given light pollution, moon and twilight.
  package var limitingMagnitude: Double
  /// The altitude of the sun's centre in degrees without refraction: dark below −18, day above 0.
  package var sunAltitude = -90.0
  /// Whether the chart has everything above the horizon, visible or not.
  package var showsAll: Bool
  /// Whether it is too light for any star, even Sirius at magnitude −1.46.
  package var isDaylight: Bool { !showsAll && limitingMagnitude < -1.5 }
  /// Brightest first.
  package var stars: [Star] = []
  /// Sun, moon and planets, in that order.
  package var bodies: [Body] = []
  /// Star clusters, nebulae and galaxies visible at least with binoculars, brightest first.
  package var objects: [DeepSky] = []
  /// The constellations with a star in ``stars``, in the order of the catalogue.
  package var constellations: [Constellation] = []
  /// The sun's path through the stars, a full circle, including the part below the horizon.
  package var ecliptic: [SkyPlace] = []
  package var milkyWay = MilkyWay()
  /// The current or next satellite pass; `nil` if there is none or no orbit is known.
  package var pass: Pass?

  package init(instant: Date, limitingMagnitude: Double, showsAll: Bool) {
    (self.instant, self.limitingMagnitude, self.showsAll) = (instant, limitingMagnitude, showsAll)
  }

  /// A star of the catalogue, with its apparent visual magnitude.
  package struct Star: Hashable, Sendable {
    /// The number in the Hipparcos catalogue.
    package var hip: Int
    /// The proper name, such as `Vega`; `nil` for most stars.
    package var name: String?
    package var magnitude: Double
    /// The B−V colour index: −0.3 blue, 0 white, 0.8 yellow, 1.6 orange and red; `nil` if unknown.
    package var color: Double?
    package var place: SkyPlace

    package init(hip: Int, name: String?, magnitude: Double, color: Double?, place: SkyPlace) {
      (self.hip, self.name, self.magnitude, self.color, self.place) = (hip, name, magnitude, color, place)
    }
  }

  /// The sun, the moon or a planet.
  package struct Body: Hashable, Sendable {
    /// The English name: `Sun`, `Moon`, `Mercury` to `Neptune`.
    package var name: String
    /// The apparent magnitude; `nil` for sun and moon.
    package var magnitude: Double?
    /// The lit fraction of the disc, 0…1.
    package var illumination: Double
    /// For the moon, the position of the bright limb's middle: degrees from the zenith side of the disc, anticlockwise.
    package var brightLimbAngle: Double?
    /// The Latin name of the constellation it is in.
    package var constellation: String
    package var place: SkyPlace
    /// Whether it is too faint for the naked eye, but not for binoculars.
    package var needsBinoculars: Bool

    package init(
      name: String, magnitude: Double?, illumination: Double, brightLimbAngle: Double?, constellation: String,
      place: SkyPlace, needsBinoculars: Bool = false
    ) {
      (self.name, self.magnitude, self.illumination, self.place) = (name, magnitude, illumination, place)
      (self.brightLimbAngle, self.constellation) = (brightLimbAngle, constellation)
      self.needsBinoculars = needsBinoculars
    }
  }

  /// A star cluster, a nebula or a galaxy, with the apparent magnitude of all its light.
  package struct DeepSky: Hashable, Sendable {
    /// The kinds in the catalogue; an asterism only looks like a cluster.
    package enum Kind: String, CaseIterable, Sendable {
      case globularCluster, openCluster, galaxy, nebula, planetaryNebula, supernovaRemnant, asterism
    }

    /// The number in a catalogue, such as `M31`.
    package var designation: String
    /// The English name; `nil` for most objects.
    package var name: String?
    package var kind: Kind
    package var magnitude: Double
    package var place: SkyPlace
    /// Whether it is too faint for the naked eye, but not for binoculars.
    package var needsBinoculars: Bool

    package init(
      designation: String, name: String?, kind: Kind, magnitude: Double, place: SkyPlace, needsBinoculars: Bool
    ) {
      (self.designation, self.name, self.kind, self.magnitude) = (designation, name, kind, magnitude)
      (self.place, self.needsBinoculars) = (place, needsBinoculars)
    }
  }

  /// A constellation, as drawn and listed.
  package struct Constellation: Hashable, Sendable {
    /// The Latin name.
    package var name: String
    /// From 1 (best known) to 3.
    package var rank: Int
    /// Where to write its name, above the horizon; empty if no line and only one star is visible.
    package var labels: [SkyPlace]
    /// Lines from star to visible star, each with two or more positions, perhaps some below the horizon.
    package var lines: [[SkyPlace]]
    /// The middle of its visible stars, for lists.
    package var middle: SkyPlace
    /// The magnitude of its brightest visible star.
    package var magnitude: Double

    package init(
      name: String, rank: Int, labels: [SkyPlace], lines: [[SkyPlace]], middle: SkyPlace, magnitude: Double
    ) {
      (self.name, self.rank, self.labels) = (name, rank, labels)
      (self.lines, self.middle, self.magnitude) = (lines, middle, magnitude)
    }
  }

  /// A satellite pass with its path across the sky.
  package struct Pass: Hashable, Sendable {
    /// When, where and how brightly the satellite is visible.
    package var pass: SatellitePass
    /// From start to end, at intervals of five seconds; empty if it isn't known.
    package var path: [TimedPlace]

    package init(pass: SatellitePass, path: [TimedPlace]) { (self.pass, self.path) = (pass, path) }

    /// The point of the path nearest to an instant; `nil` before and after the pass, and without a path.
    package func place(at instant: Date) -> SkyPlace? {
      guard pass.begin.time <= instant, instant <= pass.end.time else { return nil }
      return path.min { abs($0.time.timeIntervalSince(instant)) < abs($1.time.timeIntervalSince(instant)) }?.place
    }
  }

  /// A map of the Milky Way's brightness.
  package struct MilkyWay: Hashable, Sendable {
    /// The number of rows and columns; 0 if none of it is visible.
    package var size = 0
    /// Brightness from 0 (none) to 5, row by row, on a stereographic map: the zenith in the middle, north at the top,
    /// east at the right, the horizon as the inscribed circle.
    package var levels: [UInt8] = []

    package init(size: Int = 0, levels: [UInt8] = []) { (self.size, self.levels) = (size, levels) }

    /// The level at a point of the map, x to the east and y to the north, −1…1; 0 outside the circle.
    package func level(east x: Double, north y: Double) -> UInt8 {
      guard size > 0, x * x + y * y <= 1 else { return 0 }
      let column = min(Int((x + 1) / 2 * Double(size)), size - 1)
      let index = min(Int((1 - y) / 2 * Double(size)), size - 1) * size + column
      return levels.indices.contains(index) ? levels[index] : 0
    }
  }
}

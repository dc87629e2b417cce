package import Essentials

/// What is where in the sky of a place at one moment, as far as it is seen: for drawings, lists and documents alike.
package struct StarChart: Hashable, Sendable {
  package var instant: Date
  /// The faintest star that is seen in the zenith, under the place's lamps, the moon and the twilight.
  package var limitingMagnitude: Double
  /// Of the sun's middle, in degrees without refraction: it is dark below −18 and day above 0.
  package var sunAltitude = -90.0
  /// Whether everything is listed, seen or not.
  package var showsAll: Bool
  /// Whether it is too light for any star.
  package var isDaylight: Bool { !showsAll && limitingMagnitude < -1.5 }
  /// Above the horizon, brightest first.
  package var stars: [Star] = []
  /// Sun, moon and planets above the horizon.
  package var bodies: [Body] = []
  /// Star clusters, nebulae and galaxies above the horizon, brightest first.
  package var objects: [DeepSky] = []
  package var constellations: [Constellation] = []
  /// The sun's way through the stars, once around the sky, also below the horizon.
  package var ecliptic: [SkyPlace] = []
  package var milkyWay = MilkyWay()
  /// The sight of a satellite that is running or comes next; `nil` where none comes or no orbit is known.
  package var pass: Pass?

  package init(instant: Date, limitingMagnitude: Double, showsAll: Bool) {
    self.instant = instant
    self.limitingMagnitude = limitingMagnitude
    self.showsAll = showsAll
  }

  package struct Star: Hashable, Sendable {
    /// The number in the Hipparcos catalogue.
    package var hip: Int
    package var name: String?
    package var magnitude: Double
    /// B−V: −0.3 blue, 0 white, 0.8 yellow, 1.6 orange and red.
    package var colour: Double?
    package var place: SkyPlace

    package init(hip: Int, name: String?, magnitude: Double, colour: Double?, place: SkyPlace) {
      self.hip = hip
      self.name = name
      self.magnitude = magnitude
      self.colour = colour
      self.place = place
    }
  }

  package struct Body: Hashable, Sendable {
    /// The English name: `Sun`, `Moon`, `Mercury` to `Neptune`.
    package var name: String
    /// `nil` for sun and moon.
    package var magnitude: Double?
    /// The lit part of the disc, 0…1.
    package var illumination: Double
    /// Of the moon, where the middle of its bright limb is: degrees from the zenith's side of the disc, to the left.
    package var tilt: Double?
    /// The Latin name of the constellation it is in.
    package var constellation: String
    package var place: SkyPlace
    /// Whether it is too faint for the eye, and bright enough for binoculars.
    package var needsBinoculars = false

    package init(
      name: String, magnitude: Double?, illumination: Double, tilt: Double?, constellation: String, place: SkyPlace
    ) {
      self.name = name
      self.magnitude = magnitude
      self.illumination = illumination
      self.tilt = tilt
      self.constellation = constellation
      self.place = place
    }
  }

  package struct DeepSky: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      case globularCluster, openCluster, galaxy, nebula, planetaryNebula, supernovaRemnant, asterism
    }

    /// Such as `M31`.
    package var designation: String
    package var name: String?
    package var kind: Kind
    package var magnitude: Double
    package var place: SkyPlace
    /// Whether it is too faint for the eye, and bright enough for binoculars.
    package var needsBinoculars = false

    package init(designation: String, name: String?, kind: Kind, magnitude: Double, place: SkyPlace) {
      self.designation = designation
      self.name = name
      self.kind = kind
      self.magnitude = magnitude
      self.place = place
    }
  }

  package struct Constellation: Hashable, Sendable {
    package var name: String
    /// 1 for those everybody knows to 3.
    package var rank: Int
    /// Where its name is written, above the horizon; empty when hardly any of it is seen.
    package var labels: [SkyPlace]
    /// Its lines between stars that are both seen, also a little below the horizon.
    package var lines: [[SkyPlace]]
    /// The middle of its seen stars, for a list; `nil` when none is seen.
    package var middle: SkyPlace?
    /// Its brightest star's magnitude.
    package var brightest: Double

    package init(
      name: String, rank: Int, labels: [SkyPlace], lines: [[SkyPlace]], middle: SkyPlace?, brightest: Double
    ) {
      self.name = name
      self.rank = rank
      self.labels = labels
      self.lines = lines
      self.middle = middle
      self.brightest = brightest
    }
  }

  /// The sight of a satellite as a way across the sky.
  package struct Pass: Hashable, Sendable {
    package var sight: SatellitePass
    /// From its begin to its end, some seconds apart.
    package var way: [SatellitePass.Point]

    package init(sight: SatellitePass, way: [SatellitePass.Point]) {
      self.sight = sight
      self.way = way
    }

    /// Where the satellite is at an instant, to a few seconds; `nil` before and after.
    package func place(at instant: Date) -> SkyPlace? {
      guard sight.begin.time <= instant, instant <= sight.end.time else { return nil }
      func away(_ point: SatellitePass.Point) -> Double { abs(point.time.timeIntervalSince(instant)) }
      return way.min { away($0) < away($1) }.map(SkyPlace.init)
    }
  }

  /// How bright the Milky Way is over the sky.
  package struct MilkyWay: Hashable, Sendable {
    /// Squares across the map, and down; 0 when nothing of it is seen.
    package var size = 0
    /// 0 for none to 5, row by row: a stereographic map around the zenith, north at the top and east at the right, the
    /// horizon as the circle that touches its sides.
    package var levels: [UInt8] = []

    package init(size: Int = 0, levels: [UInt8] = []) {
      self.size = size
      self.levels = levels
    }

    /// The level at a point of the map: x east and y north, −1…1.
    package func level(east x: Double, north y: Double) -> UInt8 {
      guard size > 0, x * x + y * y <= 1 else { return 0 }
      let column = min(Int((x + 1) / 2 * Double(size)), size - 1)
      let index = min(Int((1 - y) / 2 * Double(size)), size - 1) * size + column
      return levels.indices.contains(index) ? levels[index] : 0
    }
  }
}

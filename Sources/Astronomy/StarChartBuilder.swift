package import Entities
package import Essentials

/// Builds the chart of the sky over a place at an instant.
///
/// Moon, twilight and artificial light decide what can be seen: all stars of the catalogue (to magnitude 5.5) without
/// any of them, those to 3.5 in the middle of a large city. Positions are within 0.01° of JPL DE421 (1950–2030).
package struct StarChartBuilder {
  private let instant: Date
  private let frame: LocalFrame
  /// The positions of all bodies, by raw value.
  private let positions: [SkyPosition]
  /// The angle of the Moon's bright limb as `MoonDisc` has it, degrees.
  private let moonBrightLimbAngle: Double
  /// The magnitude of the faintest star visible at the zenith.
  private let limitingMagnitude: Double
  private let showsAll: Bool
  /// Where every star of the catalogue is, with refraction, in its order.
  private let places: [SkyPlace]
  /// Whether each star of the catalogue is in the chart.
  private let seen: [Bool]

  /// The sky of a place; `siteBrightness` is that of its zenith without Moon and Sun, in magnitudes per square
  /// arcsecond. With `showsAll`, everything above the horizon is in the chart, seen or not. About 1.5 ms.
  package init(_ observer: Coordinates, at date: Date, siteBrightness: Double, showsAll: Bool) {
    let instant = Instant.of(date)
    let (frame, sky) = (LocalFrame(at: instant, from: observer), GeocentricSky(at: instant))
    (self.instant, self.showsAll, self.frame) = (date, showsAll, frame)
    positions = sky.positions(from: observer)
    moonBrightLimbAngle = MoonDisc.brightLimbAngle(in: sky, from: observer)
    let limitingMagnitude = Self.limitingMagnitude(positions, siteBrightness)
    let places = StarCatalogue.stars.map { frame.place(of: $0) }
    (self.limitingMagnitude, self.places) = (limitingMagnitude, places)
    seen = zip(StarCatalogue.stars, places).map { star, place in
      place.altitude > 0 && (showsAll || Self.isSeen(star.magnitude, at: place, to: limitingMagnitude))
    }
  }

  /// The magnitude of the faintest star visible at the zenith under Moon and Sun.
  private static func limitingMagnitude(_ positions: [SkyPosition], _ siteBrightness: Double) -> Double {
    let moon = positions[Body.moon.rawValue]
    return SkyBrightness.limitingMagnitude(
      under: SkyBrightness.zenith(
        of: siteBrightness, illumination: moon.geocentric.illumination, moonAltitude: moon.trueAltitude,
        sunAltitude: positions[Body.sun.rawValue].trueAltitude))
  }

  /// Whether a star of a magnitude is within the limit at a place, where the air is thicker than at the zenith.
  private static func isSeen(_ magnitude: Double, at place: SkyPlace, to limitingMagnitude: Double) -> Bool {
    magnitude + SkyBrightness.dimming(altitude: place.altitude) <= limitingMagnitude
  }

  /// The chart of what is seen; stars and deep-sky objects brightest first.
  package var chart: StarChart {
    var chart = StarChart(instant: instant, limitingMagnitude: limitingMagnitude, showsAll: showsAll)
    chart.sunAltitude = positions[Body.sun.rawValue].trueAltitude
    chart.stars = StarCatalogue.stars.indices.filter { seen[$0] }.map(star)
    chart.bodies = positions.filter(isShown).map(body)
    chart.objects = objects
    chart.constellations = constellations
    chart.ecliptic = stride(from: 0.0, through: 360, by: 2).map { frame.place(eclipticLongitude: $0) }
    chart.milkyWay = milkyWay
    return chart
  }

  private func star(_ index: Int) -> StarChart.Star {
    let star = StarCatalogue.stars[index]
    return StarChart.Star(
      hip: star.hip, name: StarCatalogue.starNames[star.hip], magnitude: star.magnitude,
      color: star.color, place: places[index])
  }

  /// Sun and Moon are shown if they're up, planets if they're bright enough too.
  private func isShown(_ position: SkyPosition) -> Bool {
    guard position.place.altitude > 0 else { return false }
    guard let magnitude = position.geocentric.magnitude, !showsAll else { return true }
    return Self.isSeen(magnitude, at: position.place, to: limitingMagnitude)
  }

  private func body(_ position: SkyPosition) -> StarChart.Body {
    StarChart.Body(
      name: position.body.name, magnitude: position.geocentric.magnitude,
      illumination: position.geocentric.illumination,
      brightLimbAngle: position.body == .moon ? moonBrightLimbAngle : nil,
      constellation: position.geocentric.constellation, place: position.place,
      needsBinoculars: position.geocentric.magnitude.map { needsBinoculars($0, position.place) } ?? false)
  }

  /// The magnitude of the faintest deep-sky object that is shown for binoculars.
  private static let faintestObject = 6.6
  /// Magnitudes by which an extended object is harder to see than a star.
  private static let extendedPenalty = 1.5
  /// Magnitudes that binoculars gain over the naked eye.
  private static let binocularGain = 4.0
  /// The limiting magnitude from which on the sky is dark enough for binoculars; by day it is less.
  private static let minimumForBinoculars = -1.5

  /// Whether something of a magnitude needs binoculars. By day nothing does, as it might be near the Sun.
  private func needsBinoculars(_ magnitude: Double, _ place: SkyPlace) -> Bool {
    limitingMagnitude >= Self.minimumForBinoculars && !Self.isSeen(magnitude, at: place, to: limitingMagnitude)
      && Self.isSeen(magnitude, at: place, to: limitingMagnitude + Self.binocularGain)
  }

  /// The deep-sky objects that binoculars show, brightest first; with `showsAll`, all that are up.
  private var objects: [StarChart.DeepSky] {
    StarCatalogue.messier.filter { showsAll || $0.magnitude <= Self.faintestObject }.compactMap { object in
      let place = frame.place(ofJ2000: object.direction)
      let starMagnitude = object.magnitude + Self.extendedPenalty
      guard place.altitude > 0,
        showsAll || Self.isSeen(starMagnitude, at: place, to: limitingMagnitude + Self.binocularGain)
      else { return nil }
      return StarChart.DeepSky(
        designation: object.designation, name: object.name, kind: object.kind, magnitude: object.magnitude,
        place: place, needsBinoculars: needsBinoculars(starMagnitude, place))
    }.sorted { ($0.magnitude, $0.designation) < ($1.magnitude, $1.designation) }
  }

  /// The altitude in degrees above which a constellation's name is written.
  private static let lowestLabel = 2.0
  /// The lowest altitude in degrees to which a constellation's line goes on below the horizon.
  private static let lowestLineEnd = -25.0

  /// The constellations of which any star is seen; one with a single star has no label.
  private var constellations: [StarChart.Constellation] {
    let figures = Dictionary(grouping: StarCatalogue.figures, by: \.constellation)
    return StarCatalogue.constellations.enumerated().compactMap { index, constellation in
      let figures = figures[index] ?? []
      let stars = Set(figures.flatMap(\.stars)).filter { seen[$0] }.sorted()
      guard let brightest = stars.first else { return nil }
      let lines = figures.flatMap { visibleParts(of: $0.stars) }
      let labels = constellation.labels.map(frame.place(ofJ2000:)).filter { $0.altitude > Self.lowestLabel }
      return StarChart.Constellation(
        name: constellation.name, rank: constellation.rank, labels: lines.isEmpty && stars.count < 2 ? [] : labels,
        lines: lines, middle: .middle(of: stars.map { places[$0] }), magnitude: StarCatalogue.stars[brightest].magnitude
      )
    }
  }

  /// The parts of a line whose stars are all seen, or bright enough but below the horizon; each has a seen star.
  private func visibleParts(of line: [Int]) -> [[SkyPlace]] {
    func isDrawn(_ index: Int) -> Bool {
      seen[index]
        || ((Self.lowestLineEnd...0).contains(places[index].altitude)
          && (showsAll || Self.isSeen(StarCatalogue.stars[index].magnitude, at: places[index], to: limitingMagnitude)))
    }
    return line.split { !isDrawn($0) }.filter { part in part.count > 1 && part.contains { seen[$0] } }
      .map { part in part.map { places[$0] } }
  }

  /// The width and height of the Milky Way's map in squares, 2.9° each at the zenith.
  private static let mapSize = 80

  /// The Milky Way: its two brightest levels above a limiting magnitude of 5.0, each fainter one above 0.3 more.
  private var milkyWay: StarChart.MilkyWay {
    guard showsAll || limitingMagnitude >= 5 else { return StarChart.MilkyWay() }
    let dimmest = showsAll ? 1 : Int((6.2 - limitingMagnitude) / 0.3) + 1
    let levels = frame.milkyWay(size: Self.mapSize).map { Int($0) >= dimmest ? $0 : 0 }
    return StarChart.MilkyWay(size: Self.mapSize, levels: levels)
  }
}

package import Entities
import Essentials

/// The sky above a place in a document, times in the zone of the place.
///
/// All of it but the outlook is computed of place and time, so that a reader computes it again and takes the outlook.
package struct SkyDocument: Codable {
  /// The words of a document for what is no number.
  package struct Words {
    package var condition: (Condition) -> String?
    package var reason: (StargazingReason) -> String
    package var event: (SkyEvent) -> String

    package init(
      condition: @escaping (Condition) -> String?, reason: @escaping (StargazingReason) -> String,
      event: @escaping (SkyEvent) -> String
    ) {
      self.condition = condition
      self.reason = reason
      self.event = event
    }
  }

  package var date: CivilDate
  @OrNull var at: ISOInstant?
  @OrNull var sun: Computed?
  @OrNull var moon: Computed?
  @OrNull var planets: [Computed]?
  @OrNull var night: Computed?
  package var stargazing: Stargazing
  var showers: [Computed]?
  var events: [Computed]?
  /// With `--chart`.
  var chart: Computed?
  @OrNull package var passes: Readable<PassDocument>?
  @OrNull package var aurora: AuroraDocument?

  package init(_ report: SkyReport, _ zone: Zone, _ words: Words) {
    func time(_ date: Date?) -> ISOInstant? { ISOInstant(date?.nearestSecond, in: zone) }
    date = report.date
    at = time(report.instant)
    let (sun, moon, night) = (report.sun, report.moon, report.night)
    self.sun = Computed([
      "rise": time(sun.rise), "set": time(sun.set), "noon": time(sun.noon), "dayLengthSeconds": sun.dayLength.whole,
      "alwaysUp": sun.isAlwaysUp, "alwaysDown": sun.isAlwaysDown, "civilDawn": time(sun.civilDawn),
      "civilDusk": time(sun.civilDusk), "nauticalDawn": time(sun.nauticalDawn), "nauticalDusk": time(sun.nauticalDusk),
      "astronomicalDawn": time(sun.astronomicalDawn), "astronomicalDusk": time(sun.astronomicalDusk),
      "noonAltitude": sun.noonAltitude?.rounded(digits: 1), "dayLengthChangeSeconds": sun.dayLengthChange?.whole,
      "goldenHours": report.light.map { Self.spans($0.golden, time) },
      "blueHours": report.light.map { Self.spans($0.blue, time) },
    ])
    self.moon = Self.moon(moon, time)
    planets = report.planets.map { Self.planet($0, time) }
    let (dusk, dawn) = night.ends(of: .civil)
    self.night = Computed([
      "sunset": time(dusk), "sunrise": time(dawn), "darkSeconds": night.darkSeconds.whole,
      "moonlessSeconds": night.moonlessSeconds.whole,
    ])
    stargazing = Stargazing(report.stargazing, zone, words)
    showers = report.showers?.map {
      Computed([
        "name": $0.name, "peak": time($0.peak), "perHour": $0.rate?.whole, "perHourHere": $0.rateHere?.whole,
        "best": time($0.best),
      ])
    }
    passes = report.passes.map { Readable($0.map { PassDocument($0, zone) }) }
    aurora = report.aurora.map { AuroraDocument($0, zone) }
    events = report.events?.map { Computed($0, zone, words) }
  }

  private static func spans(_ spans: [Range<Date>], _ time: (Date?) -> ISOInstant?) -> [Computed] {
    spans.map { Computed(["from": time($0.lowerBound), "to": time($0.upperBound)]) }
  }

  private static func moon(_ moon: MoonReport, _ time: (Date?) -> ISOInstant?) -> Computed {
    let next = Computed([
      "new": time(moon.nextNew), "firstQuarter": time(moon.nextFirstQuarter), "full": time(moon.nextFull),
      "lastQuarter": time(moon.nextLastQuarter),
    ])
    return Computed([
      "phase": moon.phase, "phaseDegrees": moon.phaseDegrees.rounded(digits: 1),
      "altitude": moon.altitude.rounded(digits: 1), "azimuth": moon.azimuth.rounded(digits: 1),
      "illumination": moon.illumination.rounded(digits: 3), "ageDays": moon.ageDays.rounded(digits: 1),
      "rise": time(moon.rise), "set": time(moon.set), "next": next,
      "rises": moon.rises.map(time), "sets": moon.sets.map(time), "transit": time(moon.transit),
      "transitAltitude": moon.transitAltitude?.rounded(digits: 1),
    ])
  }

  private static func planet(_ planet: PlanetReport, _ time: (Date?) -> ISOInstant?) -> Computed {
    Computed([
      "name": planet.name, "magnitude": planet.magnitude.rounded(digits: 1),
      "altitude": planet.altitude.rounded(digits: 1), "azimuth": planet.azimuth.rounded(digits: 1),
      "constellation": planet.constellation, "rise": time(planet.rise), "transit": time(planet.transit),
      "set": time(planet.set), "visible": planet.isVisible, "lookFrom": time(planet.look?.span.lowerBound),
      "lookTo": time(planet.look?.span.upperBound), "illumination": planet.illumination.rounded(digits: 3),
      "elongation": planet.elongation.rounded(digits: 1), "transitAltitude": planet.transitAltitude?.rounded(digits: 1),
      "riseAzimuth": planet.riseAzimuth?.rounded(digits: 1), "setAzimuth": planet.setAzimuth?.rounded(digits: 1),
    ])
  }

  /// Adds what is where.
  package mutating func add(_ chart: StarChart, _ zone: Zone) {
    func place(_ place: SkyPlace) -> [String: (any Encodable)?] {
      ["altitude": place.altitude.rounded(digits: 2), "azimuth": place.azimuth.rounded(digits: 2)]
    }
    func members(_ own: [String: (any Encodable)?], _ stands: SkyPlace) -> Computed {
      Computed(own.merging(place(stands)) { own, _ in own })
    }
    self.chart = Computed([
      "at": ISOInstant(chart.instant, in: zone), "limitingMagnitude": chart.limitingMagnitude.rounded(digits: 1),
      "stars": chart.stars.map {
        members(["hip": $0.hip, "name": $0.name?.latin, "magnitude": $0.magnitude.rounded(digits: 2)], $0.place)
      },
      "bodies": chart.bodies.map {
        members(
          [
            "name": $0.name, "magnitude": $0.magnitude?.rounded(digits: 1),
            "illumination": $0.illumination.rounded(digits: 3), "constellation": $0.constellation.latin,
          ], $0.place)
      },
      "objects": chart.objects.map {
        members(
          [
            "name": $0.designation, "description": $0.name?.latin, "kind": $0.kind.rawValue,
            "magnitude": $0.magnitude.rounded(digits: 1),
          ], $0.place)
      },
      "constellations": chart.constellations.compactMap { constellation in
        constellation.middle.map { members(["name": constellation.name.latin], $0) }
      },
      "pass": chart.pass.map { pass in
        Computed([
          "satellite": pass.sight.satellite, "way": pass.way.compactMap { PassDocument.Point($0, zone) },
        ])
      },
    ])
  }
}

/// Members of a document that are computed, and so written, but not read.
struct Computed: Codable {
  private let members: [String: (any Encodable)?]

  init(_ members: [String: (any Encodable)?]) { self.members = members }

  init(from decoder: any Decoder) { members = [:] }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in members {
      if let value {
        try container.encode(value, forKey: Name(stringValue: name))
      } else {
        try container.encodeNil(forKey: Name(stringValue: name))
      }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}

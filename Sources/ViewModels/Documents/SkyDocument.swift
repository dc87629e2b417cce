package import Entities
import Essentials

/// The sky above a place in a document, times in the zone of the place.
///
/// All of it but the outlook is computed of place and time, so that a reader computes it again and takes the outlook.
package struct SkyDocument: Codable {
  /// The words in which a document tells what is no number.
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
  @OrNull package var passes: Readable<PassDocument>?
  @OrNull package var aurora: AuroraDocument?

  package init(_ report: SkyReport, _ zone: Zone, _ words: Words) {
    func time(_ date: Date?) -> ISOInstant? { ISOInstant(date, in: zone) }
    date = report.date
    at = time(report.instant)
    let (sun, moon, night) = (report.sun, report.moon, report.night)
    self.sun = Computed([
      "rise": time(sun.rise), "set": time(sun.set), "noon": time(sun.noon), "dayLengthSeconds": sun.dayLength.whole,
      "alwaysUp": sun.isAlwaysUp, "alwaysDown": sun.isAlwaysDown, "civilDawn": time(sun.civilDawn),
      "civilDusk": time(sun.civilDusk), "nauticalDawn": time(sun.nauticalDawn), "nauticalDusk": time(sun.nauticalDusk),
      "astronomicalDawn": time(sun.astronomicalDawn), "astronomicalDusk": time(sun.astronomicalDusk),
    ])
    self.moon = Self.moon(moon, time)
    planets = report.planets.map { Self.planet($0, time) }
    self.night = Computed([
      "sunset": time(night.sunset), "sunrise": time(night.sunrise), "darkSeconds": night.darkSeconds.whole,
      "moonlessSeconds": night.moonlessSeconds.whole,
    ])
    stargazing = Stargazing(report.stargazing, zone, words)
    showers = report.showers?.map {
      Computed(["name": $0.name, "peak": time($0.peak), "perHour": $0.rate?.whole, "best": time($0.best)])
    }
    passes = report.passes.map { Readable($0.map { PassDocument($0, zone) }) }
    aurora = report.aurora.map { AuroraDocument($0, zone) }
    events = report.events?.map { Computed(["time": time($0.instant), "description": words.event($0)]) }
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
    ])
  }

  private static func planet(_ planet: PlanetReport, _ time: (Date?) -> ISOInstant?) -> Computed {
    Computed([
      "name": planet.name, "magnitude": planet.magnitude.rounded(digits: 1),
      "altitude": planet.altitude.rounded(digits: 1), "azimuth": planet.azimuth.rounded(digits: 1),
      "constellation": planet.constellation, "rise": time(planet.rise), "transit": time(planet.transit),
      "set": time(planet.set), "visible": planet.isVisible, "lookFrom": time(planet.look?.span.lowerBound),
      "lookTo": time(planet.look?.span.upperBound),
    ])
  }

  package struct Stargazing: Codable {
    @OrNull package var score: Int?
    @OrNull var darkness: Double?
    @OrNull var bestFrom: ISOInstant?
    @OrNull var bestTo: ISOInstant?
    @OrNull package var reasons: [String]?

    init(_ outlook: StargazingReport, _ zone: Zone, _ words: Words) {
      score = outlook.score
      darkness = outlook.darkness?.rounded(digits: 2)
      bestFrom = ISOInstant(outlook.bestFrom, in: zone)
      bestTo = ISOInstant(outlook.bestTo, in: zone)
      reasons = outlook.reasons.map(words.reason)
    }

    var report: StargazingReport {
      StargazingReport(
        score: score.map { min(max($0, 0), 100) }, darkness: darkness, bestFrom: bestFrom?.date, bestTo: bestTo?.date,
        reasons: (reasons ?? []).prefix(20).map { .told(SafeText.line($0)) })
    }
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

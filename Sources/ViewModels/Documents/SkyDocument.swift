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
  @OrNull package var at: ISOInstant?
  @OrNull package var sun: Sun?
  @OrNull package var moon: Moon?
  @OrNull package var planets: [Planet]?
  @OrNull package var night: Night?
  package var stargazing: Stargazing
  package var showers: [Shower]?
  package var events: [Event]?

  package init(_ report: SkyReport, _ zone: Zone, _ words: Words) {
    date = report.date
    at = ISOInstant(report.instant, in: zone)
    sun = Sun(report.sun, zone)
    moon = Moon(report.moon, zone)
    planets = report.planets.map { Planet($0, zone) }
    night = Night(report.night, zone)
    stargazing = Stargazing(report.stargazing, zone, words)
    showers = report.showers?.map { Shower($0, zone) }
    events = report.events?.map { Event($0, zone, words) }
  }

  package struct Sun: Codable {
    @OrNull var rise: ISOInstant?
    @OrNull var set: ISOInstant?
    @OrNull var noon: ISOInstant?
    @OrNull var dayLengthSeconds: Int?
    @OrNull var alwaysUp: Bool?
    @OrNull var alwaysDown: Bool?
    @OrNull var civilDawn: ISOInstant?
    @OrNull var civilDusk: ISOInstant?
    @OrNull var nauticalDawn: ISOInstant?
    @OrNull var nauticalDusk: ISOInstant?
    @OrNull var astronomicalDawn: ISOInstant?
    @OrNull var astronomicalDusk: ISOInstant?

    init(_ sun: SunReport, _ zone: Zone) {
      rise = ISOInstant(sun.rise, in: zone)
      set = ISOInstant(sun.set, in: zone)
      noon = ISOInstant(sun.noon, in: zone)
      dayLengthSeconds = sun.dayLength.whole
      alwaysUp = sun.isAlwaysUp
      alwaysDown = sun.isAlwaysDown
      civilDawn = ISOInstant(sun.civilDawn, in: zone)
      civilDusk = ISOInstant(sun.civilDusk, in: zone)
      nauticalDawn = ISOInstant(sun.nauticalDawn, in: zone)
      nauticalDusk = ISOInstant(sun.nauticalDusk, in: zone)
      astronomicalDawn = ISOInstant(sun.astronomicalDawn, in: zone)
      astronomicalDusk = ISOInstant(sun.astronomicalDusk, in: zone)
    }
  }

  package struct Moon: Codable {
    package struct Next: Codable {
      @OrNull var new: ISOInstant?
      @OrNull var firstQuarter: ISOInstant?
      @OrNull var full: ISOInstant?
      @OrNull var lastQuarter: ISOInstant?

      init(_ moon: MoonReport, _ zone: Zone) {
        new = ISOInstant(moon.nextNew, in: zone)
        firstQuarter = ISOInstant(moon.nextFirstQuarter, in: zone)
        full = ISOInstant(moon.nextFull, in: zone)
        lastQuarter = ISOInstant(moon.nextLastQuarter, in: zone)
      }
    }

    @OrNull var phase: MoonReport.Phase?
    @OrNull var phaseDegrees: Double?
    @OrNull var altitude: Double?
    @OrNull var azimuth: Double?
    @OrNull var illumination: Double?
    @OrNull var ageDays: Double?
    @OrNull var rise: ISOInstant?
    @OrNull var set: ISOInstant?
    @OrNull var next: Next?

    init(_ moon: MoonReport, _ zone: Zone) {
      phase = moon.phase
      phaseDegrees = moon.phaseDegrees.rounded(digits: 1)
      altitude = moon.altitude.rounded(digits: 1)
      azimuth = moon.azimuth.rounded(digits: 1)
      illumination = moon.illumination.rounded(digits: 3)
      ageDays = moon.ageDays.rounded(digits: 1)
      rise = ISOInstant(moon.rise, in: zone)
      set = ISOInstant(moon.set, in: zone)
      next = Next(moon, zone)
    }
  }

  package struct Planet: Codable {
    package var name: String
    @OrNull var magnitude: Double?
    @OrNull var altitude: Double?
    @OrNull var azimuth: Double?
    @OrNull var constellation: String?
    @OrNull var rise: ISOInstant?
    @OrNull var transit: ISOInstant?
    @OrNull var set: ISOInstant?
    @OrNull var visible: Bool?
    @OrNull var lookFrom: ISOInstant?
    @OrNull var lookTo: ISOInstant?

    init(_ planet: PlanetReport, _ zone: Zone) {
      name = planet.name
      magnitude = planet.magnitude.rounded(digits: 1)
      altitude = planet.altitude.rounded(digits: 1)
      azimuth = planet.azimuth.rounded(digits: 1)
      constellation = planet.constellation
      rise = ISOInstant(planet.rise, in: zone)
      transit = ISOInstant(planet.transit, in: zone)
      set = ISOInstant(planet.set, in: zone)
      visible = planet.isVisible
      lookFrom = ISOInstant(planet.look?.span.lowerBound, in: zone)
      lookTo = ISOInstant(planet.look?.span.upperBound, in: zone)
    }
  }

  package struct Night: Codable {
    @OrNull var sunset: ISOInstant?
    @OrNull var sunrise: ISOInstant?
    @OrNull var darkSeconds: Int?
    @OrNull var moonlessSeconds: Int?

    init(_ night: NightReport, _ zone: Zone) {
      sunset = ISOInstant(night.sunset, in: zone)
      sunrise = ISOInstant(night.sunrise, in: zone)
      darkSeconds = night.darkSeconds.whole
      moonlessSeconds = night.moonlessSeconds.whole
    }
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

  package struct Shower: Codable {
    package var name: String
    @OrNull var peak: ISOInstant?
    @OrNull var perHour: Int?
    @OrNull var best: ISOInstant?

    init(_ shower: ShowerReport, _ zone: Zone) {
      name = shower.name
      peak = ISOInstant(shower.peak, in: zone)
      perHour = shower.rate?.whole
      best = ISOInstant(shower.best, in: zone)
    }
  }

  package struct Event: Codable {
    @OrNull package var time: ISOInstant?
    @OrNull package var description: String?

    init(_ event: SkyEvent, _ zone: Zone, _ words: Words) {
      time = ISOInstant(event.instant, in: zone)
      description = words.event(event)
    }
  }
}

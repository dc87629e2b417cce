package import Entities
import Essentials

/// A sky report as JSON.
package nonisolated enum SkyDocument {
  /// The members of the object, times in the zone of the place, numbers in reasons in the units; `nil` without a report.
  package static func tree(_ report: SkyReport?, _ zone: Zone, units: Units = .metric) -> JSONTree? {
    report.map { .object(members($0, zone, units: units)) }
  }

  package static func members(_ report: SkyReport, _ zone: Zone, units: Units = .metric) -> [String: JSONTree] {
    let text = SkyText(zone: zone, units: units, appearance: Appearance(words: .english))
    var members: [String: JSONTree] = [
      "date": .string(report.date.description), "at": .local(report.instant, zone),
      "sun": sun(report.sun, zone),
      "moon": moon(report.moon, zone),
      "planets": .array(report.planets.map { planet($0, zone) }),
      "night": night(report.night, zone),
      "stargazing": stargazing(report.stargazing, zone, text),
    ]
    if let showers = report.showers { members["showers"] = .array(showers.map { shower($0, zone) }) }
    if let events = report.events { members["events"] = .array(events.map { event($0, zone, text) }) }
    return members
  }

  private static func stargazing(_ outlook: StargazingReport, _ zone: Zone, _ text: SkyText) -> JSONTree {
    .object([
      "score": outlook.score.map(JSONTree.integer) ?? .null,
      "darkness": .rounded(outlook.darkness, digits: 2),
      "bestFrom": .local(outlook.bestFrom, zone),
      "bestTo": .local(outlook.bestTo, zone),
      "reasons": .array(outlook.reasons.map { .string(text.sky.reason($0, text)) }),
    ])
  }

  private static func night(_ night: NightReport, _ zone: Zone) -> JSONTree {
    .object([
      "sunset": .local(night.sunset, zone), "sunrise": .local(night.sunrise, zone),
      "darkSeconds": .rounded(night.darkSeconds, digits: 0),
      "moonlessSeconds": .rounded(night.moonlessSeconds, digits: 0),
    ])
  }

  private static func shower(_ shower: ShowerReport, _ zone: Zone) -> JSONTree {
    .object([
      "name": .string(shower.name), "peak": .local(shower.peak, zone), "perHour": .rounded(shower.rate, digits: 0),
      "best": .local(shower.best, zone),
    ])
  }

  private static func event(_ event: SkyEvent, _ zone: Zone, _ text: SkyText) -> JSONTree {
    .object(["time": .local(event.instant, zone), "description": .string(text.sky.event(event, text))])
  }

  private static func sun(_ sun: SunReport, _ zone: Zone) -> JSONTree {
    .object([
      "rise": .local(sun.rise, zone), "set": .local(sun.set, zone), "noon": .local(sun.noon, zone),
      "dayLengthSeconds": .rounded(sun.dayLength, digits: 0), "alwaysUp": .bool(sun.isAlwaysUp),
      "alwaysDown": .bool(sun.isAlwaysDown),
      "civilDawn": .local(sun.civilDawn, zone), "civilDusk": .local(sun.civilDusk, zone),
      "nauticalDawn": .local(sun.nauticalDawn, zone), "nauticalDusk": .local(sun.nauticalDusk, zone),
      "astronomicalDawn": .local(sun.astronomicalDawn, zone),
      "astronomicalDusk": .local(sun.astronomicalDusk, zone),
    ])
  }

  private static func moon(_ moon: MoonReport, _ zone: Zone) -> JSONTree {
    .object([
      "phase": .string(moon.phase.rawValue), "phaseDegrees": .rounded(moon.phaseDegrees),
      "altitude": .rounded(moon.altitude), "azimuth": .rounded(moon.azimuth),
      "illumination": .rounded(moon.illumination, digits: 3), "ageDays": .rounded(moon.ageDays),
      "rise": .local(moon.rise, zone), "set": .local(moon.set, zone),
      "next": .object([
        "new": .local(moon.nextNew, zone), "firstQuarter": .local(moon.nextFirstQuarter, zone),
        "full": .local(moon.nextFull, zone), "lastQuarter": .local(moon.nextLastQuarter, zone),
      ]),
    ])
  }

  private static func planet(_ planet: PlanetReport, _ zone: Zone) -> JSONTree {
    .object([
      "name": .string(planet.name), "magnitude": .rounded(planet.magnitude), "altitude": .rounded(planet.altitude),
      "azimuth": .rounded(planet.azimuth), "constellation": .string(planet.constellation),
      "rise": .local(planet.rise, zone), "transit": .local(planet.transit, zone), "set": .local(planet.set, zone),
      "visible": .bool(planet.isVisible),
      "lookFrom": .local(planet.look?.span.lowerBound, zone), "lookTo": .local(planet.look?.span.upperBound, zone),
    ])
  }
}

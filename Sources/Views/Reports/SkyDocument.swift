package import Entities
package import Foundation

/// A sky report as JSON.
package nonisolated enum SkyDocument {
  /// The members of the object, times in the zone of the place; `nil` without a report.
  package static func tree(_ report: SkyReport?, _ zone: TimeZone) -> JSONTree? {
    report.map { .object(members($0, zone)) }
  }

  package static func members(_ report: SkyReport, _ zone: TimeZone) -> [String: JSONTree] {
    [
      "date": .string(report.date.description),
      "sun": sun(report.sun, zone),
      "moon": moon(report.moon, zone),
      "planets": .array(report.planets.map { planet($0, zone) }),
      "stargazing": .object([
        "score": report.stargazing.score.map(JSONTree.integer) ?? .null,
        "bestFrom": .local(report.stargazing.bestFrom, zone),
        "bestTo": .local(report.stargazing.bestTo, zone),
        "reasons": .array(report.stargazing.reasons.map(JSONTree.string)),
      ]),
    ]
  }

  private static func sun(_ sun: SunReport, _ zone: TimeZone) -> JSONTree {
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

  private static func moon(_ moon: MoonReport, _ zone: TimeZone) -> JSONTree {
    .object([
      "phase": .string(moon.phase.rawValue), "phaseDegrees": .rounded(moon.phaseDegrees),
      "illumination": .rounded(moon.illumination, digits: 3), "ageDays": .rounded(moon.ageDays),
      "rise": .local(moon.rise, zone), "set": .local(moon.set, zone),
      "next": .object([
        "new": .local(moon.nextNew, zone), "firstQuarter": .local(moon.nextFirstQuarter, zone),
        "full": .local(moon.nextFull, zone), "lastQuarter": .local(moon.nextLastQuarter, zone),
      ]),
    ])
  }

  private static func planet(_ planet: PlanetReport, _ zone: TimeZone) -> JSONTree {
    .object([
      "name": .string(planet.name), "magnitude": .rounded(planet.magnitude), "altitude": .rounded(planet.altitude),
      "azimuth": .rounded(planet.azimuth), "constellation": .string(planet.constellation),
      "rise": .local(planet.rise, zone), "transit": .local(planet.transit, zone), "set": .local(planet.set, zone),
      "visible": .bool(planet.isVisible),
    ])
  }
}

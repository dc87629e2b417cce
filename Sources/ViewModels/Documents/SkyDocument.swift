package import Entities
import Essentials

extension SkyReport {
  /// The sky over a place, with times in its zone and angles in degrees. Only outlook, passes and aurora are read back.
  package func document(in zone: Zone, _ words: DocumentWords) -> JSONValue {
    var document: JSONValue = [
      "date": .string("\(date)"), "at": .roundedInstant(instant, in: zone),
      "sun": sun.document(in: zone, light: light), "moon": moon.document(in: zone),
      "planets": .array(planets.map { $0.document(in: zone) }),
      "night": night.document(in: zone), "stargazing": stargazing.document(in: zone, words),
      "passes": .list(passes?.map { $0.document(in: zone) }), "aurora": aurora?.document(in: zone) ?? .null,
    ]
    document["showers"] = showers.map { .array($0.map { $0.document(in: zone) }) }
    document["events"] = events.map { .array($0.map { $0.document(in: zone, words) }) }
    return document
  }
}

extension SunReport {
  fileprivate func document(in zone: Zone, light: PhotographicLight?) -> JSONValue {
    func time(_ date: Date?) -> JSONValue { .roundedInstant(date, in: zone) }
    func spans(_ spans: [Range<Date>]?) -> JSONValue {
      .list(spans?.map { ["from": time($0.lowerBound), "to": time($0.upperBound)] })
    }
    return [
      "rise": time(rise), "set": time(set), "noon": time(noon),
      "dayLengthSeconds": .integer(dayLength.roundedInt), "alwaysUp": .bool(isMidnightSun),
      "alwaysDown": .bool(isPolarNight),
      "civilDawn": time(dawns[.civil]), "civilDusk": time(dusks[.civil]),
      "nauticalDawn": time(dawns[.nautical]), "nauticalDusk": time(dusks[.nautical]),
      "astronomicalDawn": time(dawns[.astronomical]), "astronomicalDusk": time(dusks[.astronomical]),
      "noonAltitude": .rounded(noonAltitude, digits: 1),
      "dayLengthChangeSeconds": .integer(dayLengthChange?.roundedInt),
      "goldenHours": spans(light?.golden), "blueHours": spans(light?.blue),
    ]
  }
}

extension MoonReport {
  fileprivate func document(in zone: Zone) -> JSONValue {
    func time(_ date: Date?) -> JSONValue { .roundedInstant(date, in: zone) }
    let next = Phase.allCases.compactMap { phase in
      self.next[phase].map { JSONValue.Member(key: phase.rawValue, value: time($0)) }
    }
    return [
      "phase": .string(phase.rawValue), "phaseDegrees": .rounded(phaseDegrees, digits: 1),
      "altitude": .rounded(place?.altitude, digits: 1), "azimuth": .rounded(place?.azimuth, digits: 1),
      "illumination": .rounded(illumination, digits: 3), "ageDays": .rounded(ageDays, digits: 1),
      "rise": time(rise), "set": time(set), "next": .object(next),
      "rises": .array(rises.map { time($0) }), "sets": .array(sets.map { time($0) }),
      "transit": time(transit?.time), "transitAltitude": .rounded(transit?.place.altitude, digits: 1),
    ]
  }
}

extension PlanetReport {
  fileprivate func document(in zone: Zone) -> JSONValue {
    func time(_ date: Date?) -> JSONValue { .roundedInstant(date, in: zone) }
    return [
      "name": .string(name), "magnitude": .rounded(magnitude, digits: 1),
      "altitude": .rounded(place.altitude, digits: 1), "azimuth": .rounded(place.azimuth, digits: 1),
      "constellation": .string(constellation), "rise": time(rise?.time),
      "transit": time(transit?.time), "set": time(set?.time), "visible": .bool(isVisible),
      "lookFrom": time(visibility?.span.lowerBound), "lookTo": time(visibility?.span.upperBound),
      "illumination": .rounded(illumination, digits: 3), "elongation": .rounded(elongation, digits: 1),
      "transitAltitude": .rounded(transit?.place.altitude, digits: 1),
      "riseAzimuth": .rounded(rise?.place.azimuth, digits: 1), "setAzimuth": .rounded(set?.place.azimuth, digits: 1),
    ]
  }
}

extension NightReport {
  fileprivate func document(in zone: Zone) -> JSONValue {
    let (dusk, dawn) = duskAndDawn(of: .civil)
    return [
      "sunset": .roundedInstant(dusk, in: zone), "sunrise": .roundedInstant(dawn, in: zone),
      "darkSeconds": .integer(darkSeconds.roundedInt), "moonlessSeconds": .integer(moonlessSeconds.roundedInt),
    ]
  }
}

extension ShowerReport {
  fileprivate func document(in zone: Zone) -> JSONValue {
    [
      "name": .string(name), "peak": .roundedInstant(peak, in: zone), "perHour": .integer(rate?.roundedInt),
      "perHourHere": .integer(localRate?.roundedInt), "best": .roundedInstant(best, in: zone),
    ]
  }
}

extension StargazingReport {
  fileprivate func document(in zone: Zone, _ words: DocumentWords) -> JSONValue {
    let scores: [JSONValue] = hours.map {
      [
        "time": .instant($0.span.lowerBound, in: zone), "to": .instant($0.span.upperBound, in: zone),
        "score": .integer($0.score.roundedInt),
      ]
    }
    return [
      "score": .integer(score), "darkness": .rounded(darkness, digits: 2),
      "bestFrom": .instant(best?.span.lowerBound, in: zone), "bestTo": .instant(best?.span.upperBound, in: zone),
      "reasons": .array(reasons.map { .string(words.reason($0)) }),
      "limitingMagnitude": .rounded(limitingMagnitude, digits: 2), "nightScore": .integer(nightScore),
      "bestScore": .integer(best?.score), "hours": .array(scores),
    ]
  }

  /// Reads the outlook, which isn't computed again; values missing or out of range are unknown, scores are clamped.
  fileprivate init(document: JSONValue) {
    let score = document["score"].percent
    var best: Window?
    if let from = document["bestFrom"]?.instant, let to = document["bestTo"]?.instant, from < to {
      best = Window(span: from..<to, score: document["bestScore"].percent ?? score ?? 0)
    }
    self.init(
      score: score, darkness: document["darkness"].number(in: 0...1), best: best,
      reasons: document["reasons"].elements.compactMap { $0.string }.prefix(20).map { .quoted(SafeText.line($0)) })
    nightScore = document["nightScore"].percent
    limitingMagnitude = document["limitingMagnitude"].number(in: -30...30)
    hours = document["hours"].elements.prefix(JSONValue.listLimit).compactMap { hour in
      guard let start = hour["time"]?.instant, let end = hour["to"]?.instant, start < end,
        let score = hour["score"].percent
      else { return nil }
      return Hour(span: start..<end, score: Double(score))
    }
  }
}

extension DocumentedNight {
  /// Reads a night from a city's `sky`, passes in the order of their times; `nil` without a date or an outlook.
  init?(document: JSONValue) {
    guard let date = document["date"]?.day, let outlook = document["stargazing"], case .object = outlook else {
      return nil
    }
    var passes: [SatellitePass]?
    if case .array(let elements)? = document["passes"] {
      passes = elements.prefix(JSONValue.listLimit).compactMap { SatellitePass(document: $0) }
        .sorted { $0.begin.time < $1.begin.time }
    }
    self.init(
      date: date, stargazing: StargazingReport(document: outlook), passes: passes,
      aurora: document["aurora"].flatMap { AuroraReport(document: $0) })
  }
}

import Entities
import Essentials

nonisolated extension SkyWords {
  /// English.
  package static let english = SkyWords(
    lightName: {
      switch $0 {
      case .day: "day"
      case .civil: "civil twilight"
      case .nautical: "nautical twilight"
      case .astronomical: "astronomical twilight"
      case .dark: "dark"
      }
    },
    phaseName: {
      switch $0 {
      case .new: "new moon"
      case .waxingCrescent: "waxing crescent"
      case .firstQuarter: "first quarter"
      case .waxingGibbous: "waxing gibbous"
      case .full: "full moon"
      case .waningGibbous: "waning gibbous"
      case .lastQuarter: "last quarter"
      case .waningCrescent: "waning crescent"
      }
    },
    ratingName: {
      switch $0 {
      case .excellent: "excellent"
      case .good: "good"
      case .fair: "fair"
      case .poor: "poor"
      case .bad: "bad"
      }
    },
    seasonName: {
      switch $0 {
      case .marchEquinox: "March equinox"
      case .juneSolstice: "June solstice"
      case .septemberEquinox: "September equinox"
      case .decemberSolstice: "December solstice"
      }
    }, planetName: { $0 }, showerName: { $0 },
    columnName: {
      switch $0 {
      case .name: "Planet"
      case .magnitude: "Mag"
      case .rise: "Rises"
      case .highest: "Highest"
      case .set: "Sets"
      case .stands: "At"
      case .look: "Look"
      case .best: "Best"
      case .aid: "With"
      case .constellation: "In"
      case .phase: "Lit"
      case .elongation: "From sun"
      case .azimuth: "Azimuth"
      case .riseAzimuth: "Rise az."
      case .setAzimuth: "Set az."
      }
    },
    aidName: {
      switch $0 {
      case .nakedEye: "naked eye"
      case .binoculars: "binoculars"
      case .telescope: "telescope"
      }
    }, clearest: { $0.map { "Where is it clearest? \($0)" } ?? "Where is tonight clearest?" },
    clearestUnknown: { "\($0 ?? "Tonight"), darkest first (no forecast is known)" },
    title: { name, isTonight in isTonight ? "Tonight over \(name)" : "The night over \(name)" },
    nightOf: { evening, words in
      let morning = evening.advanced(by: 1)
      let month = evening.month == morning.month ? "" : " " + words.months[evening.month - 1]
      let year = evening.year == morning.year ? "" : " \(evening.year)"
      return "\(words.weekdays[evening.weekday]) \(evening.day)\(month)\(year) to "
        + "\(words.weekdays[morning.weekday]) \(morning.day) \(words.months[morning.month - 1]) \(morning.year)"
    }, day: { day, words in "\(words.weekdays[day.weekday]) \(day.day) \(words.months[day.month - 1])" },
    duration: { $0 < 60 ? "\($0) min" : $0 % 60 == 0 ? "\($0 / 60) h" : "\($0 / 60) h \($0 % 60) min" },
    darkness: { dark, moonless in
      guard let moonless else { return "\(dark) dark" }
      return moonless.isEmpty ? "\(dark) dark, with the moon up" : "\(dark) dark, \(moonless) of it moonless"
    },
    noDarkness: { darkest in
      switch darkest {
      case .day: "the sun does not set"
      case .civil: "civil twilight all night: no stars"
      case .nautical: "nautical twilight at best: bright stars only"
      case .astronomical, .dark: "never fully dark: twilight all night"
      }
    }, reason: Self.englishReason, event: Self.englishEvent, shower: Self.englishShower, planet: Self.englishPlanet,
    events: .english)

  @Sendable private static func englishReason(_ reason: StargazingReason, _ text: SkyText) -> String {
    switch reason {
    case .cloud(let percent, let isHigh):
      return "\(isHigh ? "thin high cloud" : "cloud") hides \(text.percent(percent)) of the sky"
    case .rain(let chance):
      return "rain or snow" + (chance.map { ", chance \(text.percent($0))" } ?? "")
    case .moon(let illumination, let altitude, let until):
      let end = until.map { " until \(text.plainTime($0))" } ?? ""
      return "moon \(text.percent(100 * illumination)) lit, up to \(text.degrees(altitude)) high\(end)"
    case .twilight(let light):
      switch light {
      case .nautical: return "no darker than nautical twilight (sun 6 to 12 degrees down)"
      default: return "never fully dark (sun less than 18 degrees down)"
      }
    case .fog: return "fog"
    case .visibility(let metres): return "haze, visibility \(text.quantities.distance(metres))"
    case .humidity(let percent): return "damp air, humidity \(text.percent(percent))"
    case .wind(let speed, let gust):
      let gusts = gust.map { ", gusts \(text.quantities.speedWithUnit($0))" } ?? ""
      return "wind \(text.quantities.speedWithUnit(speed))\(gusts)"
    case .dew(let spread):
      return "dew: the air is \(text.spread(spread)) above its dew point"
    case .fine(let clear, let limit):
      return "clear \(text.percent(clear)), stars to magnitude \(text.magnitude(limit))"
    case .lowConfidence(let days): return "\(days) days ahead: low confidence"
    case .noSunset: return "the sun does not set"
    case .nightOver: return "the darkness of this night is over"
    case .cityLight(let brightness, let limit):
      return
        "city light (sky \(text.magnitude(brightness)) mag/arcsec2): stars to magnitude \(text.magnitude(limit)) at best"
    case .noNight: return "no darkness: the sun stays less than 6 degrees below the horizon"
    case .told(let sentence): return sentence
    case .noForecast(let darkness):
      return "no forecast of this night, so no score; darkness \(text.percent(100 * darkness))"
    }
  }

  @Sendable private static func englishShower(_ shower: ShowerReport, _ text: SkyText) -> String {
    guard let rate = shower.rate, let best = shower.best else {
      return "\(shower.name) (peak \(text.day(shower.peak)))"
    }
    return "\(shower.name) " + MeteorRate(rate, here: shower.rateHere).english(around: text.plainTime(best))
  }

  @Sendable private static func englishPlanet(_ planet: PlanetReport, _ text: SkyText) -> String {
    var parts = [
      "magnitude \(text.magnitude(planet.magnitude)) in \(planet.constellation)",
      text.night.elongationAndPhase(
        text.degrees(abs(planet.elongation)), planet.elongation >= 0, text.percent(100 * planet.illumination)),
    ]
    if let rise = planet.rise { parts.append("rises \(text.plainTime(rise))") }
    if let transit = planet.transit, let altitude = planet.transitAltitude, altitude > 0 {
      parts.append("highest \(text.plainTime(transit)) at \(text.degrees(altitude))")
    }
    if let set = planet.set { parts.append("sets \(text.plainTime(set))") }
    if let look = planet.look {
      parts.append(
        "look\(planet.aid.english) \(text.plainTime(look.span.lowerBound)) to \(text.plainTime(look.span.upperBound)), best "
          + "\(text.plainTime(look.best)) in the \(text.direction(look.azimuth)), \(text.degrees(look.altitude)) up")
    } else {
      parts.append("not to be seen this night")
    }
    return "\(planet.name): \(parts.joined(separator: "; "))."
  }
}

nonisolated extension PlanetReport.Aid {
  /// ` with a telescope`, behind a verb; nothing for the naked eye.
  var english: String {
    switch self {
    case .nakedEye: ""
    case .binoculars: " with binoculars"
    case .telescope: " with a telescope"
    }
  }

  /// `망원경으로 `, before a verb.
  var korean: String {
    switch self {
    case .nakedEye: ""
    case .binoculars: "쌍안경으로 "
    case .telescope: "망원경으로 "
    }
  }
}

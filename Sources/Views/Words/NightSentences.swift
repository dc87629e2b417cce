import Entities
import Essentials

/// What is said of a night: its day, its moon, its planets, how good it is for watching the sky and why.
nonisolated extension SkyText {
  /// What speaks for or against a night.
  func reason(_ reason: StargazingReason) -> String {
    switch reason {
    case .cloud(let share, true): words("thin high cloud hides \(percent(share)) of the sky")
    case .cloud(let share, false): words("cloud hides \(percent(share)) of the sky")
    case .rain(nil): words("rain or snow")
    case .rain(let chance?): words("rain or snow, chance \(percent(chance))")
    case .moon(let illumination, let altitude, nil):
      words("moon \(percent(100 * illumination)) lit, up to \(degrees(altitude)) high")
    case .moon(let illumination, let altitude, let until?):
      words("moon \(percent(100 * illumination)) lit, up to \(degrees(altitude)) high until \(plainTime(until))")
    case .twilight(.nautical): words("no darker than nautical twilight (sun 6 to 12 degrees down)")
    case .twilight: words("never fully dark (sun less than 18 degrees down)")
    case .fog: words("fog")
    case .visibility(let metres): words("haze, visibility \(quantities.distance(metres))")
    case .humidity(let share): words("damp air, humidity \(percent(share))")
    case .wind(let speed, nil): words("wind \(quantities.speedWithUnit(speed))")
    case .wind(let speed, let gust?):
      words("wind \(quantities.speedWithUnit(speed)), gusts \(quantities.speedWithUnit(gust))")
    case .dew(let spread): words("dew: the air is \(self.spread(spread)) above its dew point")
    case .fine(let clear, let limit): words("clear \(percent(clear)), stars to magnitude \(magnitude(limit))")
    case .lowConfidence(let days): words("\(days) days ahead: low confidence")
    case .noSunset: words("the sun does not set")
    case .nightOver: words("the darkness of this night is over")
    case .cityLight(let sky, let limit):
      words("city light (sky \(magnitude(sky)) mag/arcsec2): stars to magnitude \(magnitude(limit)) at best")
    case .noNight: words("no darkness: the sun stays less than 6 degrees below the horizon")
    case .told(let sentence): sentence
    case .noForecast(let darkness):
      words("no forecast of this night, so no score; darkness \(percent(100 * darkness))")
    }
  }

  /// A planet in a sentence, for plain output.
  func planet(_ planet: PlanetReport) -> String {
    let (lit, far) = (percent(100 * planet.illumination), degrees(abs(planet.elongation)))
    let constellation = words(Phrase(name: planet.constellation))
    var parts = [
      words("magnitude \(magnitude(planet.magnitude)) in \(constellation)"),
      planet.elongation >= 0
        ? words("\(far) east of the sun, \(lit) lit") : words("\(far) west of the sun, \(lit) lit"),
    ]
    if let rise = planet.rise { parts.append(words("rises \(plainTime(rise))", context: "planet")) }
    if let transit = planet.transit, let altitude = planet.transitAltitude, altitude > 0 {
      parts.append(words("highest \(plainTime(transit)) at \(degrees(altitude))", context: "planet"))
    }
    if let set = planet.set { parts.append(words("sets \(plainTime(set))", context: "planet")) }
    parts.append(sight(of: planet))
    return "\(words(Phrase(name: planet.name))): \(parts.joined(separator: words("; ", context: "planet")))."
  }

  /// From when to when a planet can be seen, how, and where it is then.
  private func sight(of planet: PlanetReport) -> String {
    guard let look = planet.look else { return words("not to be seen this night") }
    let (from, to, time) = (plainTime(look.span.lowerBound), plainTime(look.span.upperBound), plainTime(look.best))
    let best = words(
      "best \(time) in the \(direction(look.azimuth)), \(degrees(look.altitude)) up", context: "planet")
    switch planet.aid {
    case .nakedEye: return words("look \(from) to \(to), \(best)")
    case .binoculars: return words("look with binoculars \(from) to \(to), \(best)")
    case .telescope: return words("look with a telescope \(from) to \(to), \(best)")
    }
  }

  /// `Fri 20 to Sat 21 Nov 2026`: an evening and the morning after it.
  func nightOf(_ evening: CivilDate) -> String {
    let morning = evening.advanced(by: 1)
    let (weekday, next) = (words.weekdays[evening.weekday], words.weekdays[morning.weekday])
    let (month, later) = (words.months[evening.month - 1], words.months[morning.month - 1])
    if evening.year != morning.year {
      return words(
        "\(weekday) \(evening.day) \(month) \(evening.year) to \(next) \(morning.day) \(later) \(morning.year)")
    }
    if evening.month != morning.month {
      return words("\(weekday) \(evening.day) \(month) to \(next) \(morning.day) \(later) \(morning.year)")
    }
    return words("\(weekday) \(evening.day) to \(next) \(morning.day) \(later) \(morning.year)")
  }

  /// `night of 20–21 Nov`, with the year where it is not this one.
  func night(of date: Date) -> String {
    let evening = CivilDate(date.addingTimeInterval(-43_200), in: zone)
    let morning = evening.advanced(by: 1)
    let (month, later) = (words.months[evening.month - 1], words.months[morning.month - 1])
    let dash = appearance.glyphs == .unicode ? words("–", context: "nights") : "-"
    // The night of New Year's Eve is one of the year in which it ends.
    if evening.year != morning.year, let year, year != morning.year {
      return words("night of \(evening.day) \(month)\(dash)\(morning.day) \(later) \(morning.year)")
    }
    let night =
      month == later
      ? words("night of \(evening.day)\(dash)\(morning.day) \(month)")
      : words("night of \(evening.day) \(month)\(dash)\(morning.day) \(later)")
    return withYear(night, morning.year)
  }

  /// A day with its year, where that is not this one.
  func withYear(_ day: String, _ number: Int) -> String {
    year.map { $0 == number } ?? true ? day : words("\(day) \(number)", context: "year")
  }

  /// `10 h 51 min`.
  func duration(_ seconds: Double) -> String { words.duration(minutes: Int((seconds / 60).rounded())) }

  /// How much longer or shorter a day is than the one before it.
  func change(_ seconds: Int) -> String {
    guard seconds != 0 else { return words("as long as the day before") }
    let time = words.duration(seconds: abs(seconds))
    return seconds > 0 ? words("\(time) more than the day before") : words("\(time) less than the day before")
  }

  /// `10 h 51 min dark, 3 h 11 min of it moonless`, or why it does not get dark.
  func darkness(_ report: SkyReport) -> String {
    let night = report.night
    guard night.darkSeconds >= 60 else { return words(Self.noDarkness(night.darkest)) }
    let dark = duration(night.darkSeconds)
    guard report.moon.illumination > 0.02, night.darkSeconds - night.moonlessSeconds >= 60 else {
      return words("\(dark) dark", context: "night")
    }
    guard night.moonlessSeconds >= 60 else { return words("\(dark) dark, with the moon up") }
    return words("\(dark) dark, \(duration(night.moonlessSeconds)) of it moonless")
  }

  private static func noDarkness(_ darkest: SkyLight) -> Phrase {
    switch darkest {
    case .day: Phrase("the sun does not set")
    case .civil: Phrase("civil twilight all night: no stars")
    case .nautical: Phrase("nautical twilight at best: bright stars only")
    case .astronomical, .dark: Phrase("never fully dark: twilight all night")
    }
  }
}

import Entities

/// A night in words: its stargazing score with the reasons, its darkness, and its planets.
nonisolated extension SkyText {
  /// How good a night is for stargazing: the score of what is left of it, or of a past night, its best hours, to come
  /// and over, and the score of the whole night if that differs; empty without a score.
  func outlook(_ stargazing: StargazingReport) -> [String] {
    guard let score = stargazing.score, let rating = stargazing.rating else { return [] }
    let name = words(rating.phrase)
    let rest =
      switch (stargazing.isOver, stargazing.isRunning) {
      case (true, _): words("was \(score)/100 (\(name))")
      case (false, true): words("\(score)/100 (\(name)) for the rest of the night")
      case (false, false): words("\(score)/100 (\(name))")
      }
    let best = stargazing.best.map { hours($0, areOver: false, of: stargazing) }
    let past = stargazing.past.map { hours($0, areOver: true, of: stargazing) }
    let whole = stargazing.nightScore.flatMap { $0 == score ? nil : $0 }.map {
      words("whole night \($0)/100 (\(words(StargazingReport.Rating(score: $0).phrase)))")
    }
    return [rest] + [best, past, whole].compactMap(\.self)
  }

  /// A night's best hours, to come or over, with their score and its reason unless that is one of the night's as well.
  private func hours(_ window: StargazingReport.Window, areOver: Bool, of night: StargazingReport) -> String {
    let (span, score) = (span(window.span), window.score)
    guard let reason = window.reason, !night.reasons.contains(reason) else {
      return areOver ? words("best hours already over: \(span) (\(score)/100)") : words("best \(span) (\(score)/100)")
    }
    return areOver
      ? words("best hours already over: \(span) (\(score)/100: \(self.reason(reason)))")
      : words("best \(span) (\(score)/100: \(self.reason(reason)))")
  }

  /// A reason for a night's stargazing score.
  func reason(_ reason: StargazingReason) -> String {
    switch reason {
    case .cloud(let share, true): words("\(percent(share)) thin high cloud")
    case .cloud(let share, false): words("\(percent(share)) cloud cover")
    case .rain(nil): words("rain or snow")
    case .rain(let chance?): words("\(percent(chance)) chance of rain or snow")
    case .moon(let lit, let altitude, nil): words("\(moonlight(lit)), up to \(degrees(altitude)) high")
    case .moon(let lit, let altitude, let until?):
      words("\(moonlight(lit)) until \(plainTime(until)), up to \(degrees(altitude)) high")
    case .twilight(.nautical): words("never darker than nautical twilight (sun 6 to 12 degrees below the horizon)")
    case .twilight: words("never fully dark (sun less than 18 degrees below the horizon)")
    case .fog: words("fog")
    case .visibility(let metres): words("haze (visibility \(quantities.text(metres, .distance)))")
    case .humidity(let share): words("damp air (humidity \(percent(share)))")
    case .wind(let speed, nil): words("wind \(quantities.speed(speed))")
    case .wind(let speed, let gust?): words("wind \(quantities.speed(speed)), gusts \(quantities.speed(gust))")
    case .dew(let spread): words("dew likely (air only \(self.spread(spread)) above the dew point)")
    case .fine(99.5..., let limit): words("cloudless; stars down to mag \(magnitude(limit))")
    case .fine(let clear, let limit): words("\(percent(clear)) clear; stars down to mag \(magnitude(limit))")
    case .lowConfidence(let days): words("\(days) days ahead, so uncertain")
    case .noSunset: words("the sun doesn't set")
    case .nightOver: words("the dark part of the night is over")
    case .cityLight(let sky, let limit):
      words(
        "light pollution: faintest star about mag \(magnitude(limit)) (sky \(magnitude(sky)) mag per square arcsecond)")
    case .noNight: words("no darkness: the sun stays less than 6 degrees below the horizon")
    case .quoted(let sentence): sentence
    case .noForecast(let dark):
      words("no cloud forecast for this night yet, so no score; \(percent(dark)) of it is dark and moonless")
    }
  }

  /// `bright moon (61%)`, from the lit share of its disc in %; bright from half on.
  private func moonlight(_ lit: Double) -> String {
    lit >= 50 ? words("bright moon (\(percent(lit)))") : words("moon (\(percent(lit)))")
  }

  /// A planet in a sentence: its brightness, its place among the stars, its times, and how to see it.
  func planet(_ planet: PlanetReport) -> String {
    let (lit, far) = (percent(100 * planet.illumination), degrees(abs(planet.elongation)))
    let constellation = words(Phrase(name: planet.constellation))
    let highest = planet.transit.flatMap { $0.place.altitude > 0 ? $0 : nil }
    let parts = [
      words("mag \(magnitude(planet.magnitude)) in \(constellation)"),
      planet.elongation >= 0
        ? words("\(far) east of the sun, \(lit) lit") : words("\(far) west of the sun, \(lit) lit"),
      planet.rise.map { words("rises \(plainTime($0.time))", context: "planet") },
      highest.map { words("highest at \(plainTime($0.time)) (\(degrees($0.place.altitude)))", context: "planet") },
      planet.set.map { words("sets \(plainTime($0.time))", context: "planet") }, visibility(of: planet),
    ].compactMap(\.self)
    return "\(words(Phrase(name: planet.name))): \(parts.joined(separator: words("; ", context: "planet")))."
  }

  /// When a planet is visible, with what aid, and when and where it is best.
  private func visibility(of planet: PlanetReport) -> String {
    guard let window = planet.visibility else { return words("not visible this night") }
    let (span, time, place) = (span(window.span), plainTime(window.best), window.place)
    let best = words(
      "best at \(time), \(degrees(place.altitude)) up in the \(direction(place.azimuth))", context: "planet")
    switch planet.aid {
    case .nakedEye: return words("visible \(span), \(best)")
    case .binoculars: return words("visible with binoculars \(span), \(best)")
    case .telescope: return words("visible with a telescope \(span), \(best)")
    }
  }

  /// An apparent magnitude with its label: `mag -3.4`.
  func labelledMagnitude(_ magnitude: Double) -> String { words("mag \(self.magnitude(magnitude))") }

  /// `10 h 51 min`: a number of seconds, 0 or more, rounded to minutes.
  func duration(_ seconds: Double) -> String { words.duration(minutes: (seconds / 60).roundedInt ?? 0) }

  /// `2 min 5 s longer than the day before`: a difference in seconds, negative for a shorter day.
  func dayLengthChange(_ difference: Double) -> String {
    let seconds = difference.roundedInt ?? 0
    guard seconds != 0 else { return words("as long as the day before") }
    let time = words.duration(seconds: abs(seconds))
    return seconds > 0 ? words("\(time) longer than the day before") : words("\(time) shorter than the day before")
  }

  /// `10 h 51 min of darkness, 3 h 11 min of it moonless`, or why it doesn't get dark.
  func darkness(_ report: SkyReport) -> String {
    let night = report.night
    guard night.darkSeconds >= 60 else { return words(Self.noDarkness(night.darkest)) }
    let dark = duration(night.darkSeconds)
    // A moon that is less lit leaves the sky dark.
    guard report.moon.illumination > 0.02, night.darkSeconds - night.moonlessSeconds >= 60 else {
      return words("\(dark) of darkness", context: "night")
    }
    guard night.moonlessSeconds >= 60 else { return words("\(dark) of darkness, moon up throughout") }
    return words("\(dark) of darkness, \(duration(night.moonlessSeconds)) of it moonless")
  }

  private static func noDarkness(_ darkest: TwilightPhase) -> Phrase {
    switch darkest {
    case .day: Phrase("the sun doesn't set")
    case .civil: Phrase("civil twilight all night: no stars")
    case .nautical: Phrase("never darker than nautical twilight: bright stars only")
    case .astronomical, .dark: Phrase("never fully dark: twilight all night")
    }
  }
}

import Entities
import Essentials
import ViewModels

nonisolated extension Words {
  /// English.
  package static let english = Words(
    language: .english,
    conditionName: {
      switch $0 {
      case .clear: "clear"
      case .mainlyClear: "mainly clear"
      case .partlyCloudy: "partly cloudy"
      case .overcast: "overcast"
      case .fog: "fog"
      case .rimeFog: "rime fog"
      case .mist: "mist"
      case .haze: "haze"
      case .smoke: "smoke"
      case .dust: "dust"
      case .sand: "sand"
      case .ash: "volcanic ash"
      case .squall: "squalls"
      case .tornado: "tornado"
      case .lightDrizzle: "light drizzle"
      case .drizzle: "drizzle"
      case .heavyDrizzle: "heavy drizzle"
      case .lightFreezingDrizzle: "light freezing drizzle"
      case .freezingDrizzle: "freezing drizzle"
      case .lightRain: "light rain"
      case .rain: "rain"
      case .heavyRain: "heavy rain"
      case .lightFreezingRain: "light freezing rain"
      case .freezingRain: "freezing rain"
      case .lightSleet: "light sleet"
      case .sleet: "sleet"
      case .heavySleet: "heavy sleet"
      case .lightSnow: "light snow"
      case .snow: "snow"
      case .heavySnow: "heavy snow"
      case .snowGrains: "snow grains"
      case .lightRainShowers: "light showers"
      case .rainShowers: "showers"
      case .violentRainShowers: "violent showers"
      case .lightSleetShowers: "light sleet showers"
      case .sleetShowers: "sleet showers"
      case .heavySleetShowers: "heavy sleet showers"
      case .lightSnowShowers: "light snow showers"
      case .snowShowers: "snow showers"
      case .heavySnowShowers: "heavy snow showers"
      case .thunderstorm: "thunderstorm"
      case .thunderstormWithHail: "thunderstorm, hail"
      case .thunderstormWithHeavyHail: "thunderstorm, heavy hail"
      }
    },
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    columnName: {
      switch $0 {
      case .sun: "Sun"
      case .moon: "Moon"
      case .darkness: "Dark"
      case .outlook: "Outlook"
      case .bestHours: "Best"
      case .city: "City"
      case .time: "Local time"
      case .glyph: ""
      case .condition: "Now"
      case .temperature: "Temp"
      case .lowHigh: "Low/high"
      case .feelsLike: "Feels"
      case .rain: "Rain"
      case .wind: "Wind"
      case .humidity: "Hum"
      case .age: "Age"
      case .days, .hours: ""
      }
    },
    fullColumnName: {
      switch $0 {
      case .condition: "Condition"
      case .temperature: "Temperature"
      case .feelsLike: "Feels like"
      case .rain: "Rain chance"
      case .humidity: "Humidity"
      default: nil
      }
    },
    day: "day", night: "night", now: "now", loading: "loading", failed: "no data", stale: "old",
    halfDay: { $0 + ($1 ? "am" : "pm") },
    compass: [
      "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
    ],
    age: { value, unit in
      switch unit {
      case .minutes: "\(value) min"
      case .hours: "\(value) h"
      case .days: "\(value) d"
      }
    },
    fromLocale: { "from the locale \($0)" },
    panel: PanelWords(
      feelsLike: "feels like", low: "low", high: "high", humidity: "humidity", dewPoint: "dew point", wind: "wind",
      gusts: "gusts", pressure: "pressure", visibility: "visibility", cloud: "cloud", uvIndex: "UV index",
      precipitation: "precipitation",
      chance: {
        switch $0 {
        case .rain, .thunderstorm: "chance of rain"
        case .sleet: "chance of sleet"
        case .snow: "chance of snow"
        case .rainAndSnow: "chance of rain or snow"
        }
      }, sunrise: "sunrise",
      sunset: "sunset", moon: "moon", unknown: "unknown", pictureOfTheDay: "Picture of the day"),
    forecast: .english,
    live: .english, picture: .english, sky: .english, problems: .english)
}

nonisolated extension ForecastWords {
  /// English.
  package static let english = ForecastWords(
    beaufort: [
      "calm", "light air", "light breeze", "gentle breeze", "moderate breeze", "fresh breeze", "strong breeze",
      "near gale", "gale", "strong gale", "storm", "violent storm", "hurricane force",
    ],
    beaufortUnit: "Bft",
    pollutantName: {
      switch $0 {
      case .fineParticles: "fine particles (PM2.5)"
      case .coarseParticles: "coarse particles (PM10)"
      case .ozone: "ozone"
      case .nitrogenDioxide: "nitrogen dioxide"
      case .sulphurDioxide: "sulphur dioxide"
      case .carbonMonoxide: "carbon monoxide"
      }
    },
    pollenName: {
      switch $0 {
      case .alder: "alder"
      case .birch: "birch"
      case .grass: "grass"
      case .ragweed: "ragweed"
      }
    },
    europeanAir: ["good", "fair", "moderate", "poor", "very poor", "extremely poor"],
    usAir: ["good", "moderate", "unhealthy for some", "unhealthy", "very unhealthy", "hazardous"],
    airIndex: {
      switch $0 {
      case .european: "European AQI"
      case .us: "US AQI"
      }
    },
    fallName: {
      switch $0 {
      case .rain: "Rain"
      case .sleet: "Sleet"
      case .snow: "Snow"
      case .thunderstorm: "Thunderstorms"
      case .rainAndSnow: "Rain and snow"
      }
    },
    dryFor: { "Dry for the next \($0) hours" },
    fallsUntil: { "\($0) until \($1)" }, fallsOn: { "\($0) for the next 24 hours" },
    fallsFrom: { "\($0) from \($1)" }, fallsFromUntil: { "\($0) from \($1), clearing by \($2)" },
    fellToday: { "\($0) fell today" },
    warmer: { $1 ? "tomorrow warmer by \($0)" : "warmer than yesterday by \($0)" },
    colder: { $1 ? "tomorrow colder by \($0)" : "colder than yesterday by \($0)" },
    unchanged: { $0 ? "tomorrow as warm as today" : "as warm as yesterday" },
    sentence: { parts in
      let text = parts.joined(separator: "; ")
      return text.isEmpty ? "" : text.capitalizedFirst + "."
    },
    today: "Today", tomorrow: "tomorrow", date: { "\($0) \($1) \($2)" },
    nextHours: { "Next \($0) hours" }, nextDays: { "Next \($0) days" },
    rain: "rain", clouds: "clouds", sun: "sun", sunAllDay: "sun all day", noSun: "no sunrise",
    air: "air", pollen: "pollen", noPollen: "none", warnings: "warnings", noWarnings: "none",
    notKnown: "not known", until: { "until \($0)" }, bestDay: "the best day to be outside",
    dryUntil: { "dry to \($0)" }, wetUntil: { "wet to \($0)" }, staysDry: "stays dry",
    staysWet: "stays wet", forecastFrom: { "forecast: \($0)" }, problem: { "Not refreshed: \($0)." })
}

nonisolated extension LiveWords {
  static let english = LiveWords(
    message: { content in
      switch content {
      case .problem(let problem): ProblemWords.english.sentence(problem)
      case .notSaved(let problem): "Not saved: \(ProblemWords.english.sentence(problem))"
      case .settings(let warning): warning
      case .noPlace: "Type the name of a place, such as Seoul."
      case .added(let place): "Added \(place)."
      case .removed(let city): "Removed \(city); \(key(.restore)) puts it back."
      case .restored(let city): "\(city) is back."
      case .nothingToRestore: "Nothing to put back."
      case .notInOwnOrder: "Cities move in your own order; press \(key(.sort)) until it is back."
      case .paused: "Paused; \(key(.pause)) resumes."
      case .resumed: "Resumed."
      case .upToDate: "Everything is up to date."
      case .networkIsOff: "The network is off (--offline)."
      case .lookingFor(let place): "Looking for \(place)…"
      }
    },
    help: {
      switch $0 {
      case .select: "select"
      case .ends: "first and last"
      case .screens: "a screen up or down"
      case .open: "the selected city in full; \(key(.back)) goes back"
      case .add: "add a city"
      case .remove: "remove the selected city; \(key(.restore)) puts it back"
      case .move: "move the selected city down or up"
      case .find: "find a city"
      case .sort: "sort by the next column"
      case .units: "°C or °F"
      case .clock: "12 or 24 hours"
      case .weather: "weather now, next days, next hours"
      case .sky: "the sky"
      case .picture: "the picture of the day"
      case .refresh: "refresh now"
      case .pause: "pause"
      case .help: "this help"
      case .quit: "quit"
      }
    },
    helpSection: {
      switch $0 {
      case .cities: "Cities"
      case .view: "View"
      case .refreshing: "Refreshing"
      }
    },
    hint: {
      switch $0 {
      case .help: "keys"
      case .add: "add"
      case .remove: "remove"
      case .units: "°C/°F"
      case .refresh: "refresh"
      case .quit: "quit"
      case .scroll: "scroll"
      case .back: "back"
      case .choose: "choose"
      case .addChosen: "add"
      case .cancel: "cancel"
      case .select: "select"
      case .show: "show"
      case .day: "day"
      case .openPage: "open"
      case .save: "save"
      case .clear: "clear"
      case .reload: "reload"
      }
    },
    position: { "\($0)–\($1) of \($2)" }, notFound: "not found",
    refreshing: "refreshing", paused: "paused", offline: "network off",
    nextRefresh: { "next refresh in \($0)" }, refreshFailed: { "refresh failed, next try in \($0)" },
    seconds: { "\($0) s" }, minutes: { "\($0) min" }, noCities: "No cities yet: press \(key(.add)) to add one.",
    noCitiesInBar: "No cities yet: add one with skydash add Seoul.", sortedBy: { "by \($0)" }, ownOrder: "own order",
    addPrompt: "Add city: ", findPrompt: "Find: ", removeQuestion: { "Remove \($0)? y/n" },
    cities: { $0 == 1 ? "1 city" : "\($0) cities" })
}

nonisolated extension PictureWords {
  static let english = PictureWords(
    credit: "Credit", copyright: "Copyright", video: "video", otherMedia: "no picture", description: "Picture",
    links: "Links", page: "Page", loading: "loading", loadingFile: "loading the picture",
    nothingYet: "No pictures; \(KeyMap.pictures.name(of: .refresh)) loads them.", noMore: "the end",
    titleOfList: { $0 == 1 ? "1 day" : "\($0) days" }, saved: { "Saved to \($0)." }, opened: { "Opened \($0)." })
}

nonisolated extension SkyWords {
  /// English.
  package static let english = SkyWords(
    sun: "Sun", moon: "Moon", evening: "evening", morning: "morning", outlook: "Outlook", best: "best", scores: "Score",
    coming: "Coming", meteors: "Meteors", sunset: "sunset, sunrise",
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
    },
    planetName: { $0 }, showerName: { $0 },
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
      }
    },
    aidName: {
      switch $0 {
      case .nakedEye: "naked eye"
      case .binoculars: "binoculars"
      case .telescope: "telescope"
      }
    },
    isDown: "down",
    clearest: { $0.map { "Where is it clearest? \($0)" } ?? "Where is tonight clearest?" },
    clearestUnknown: { "\($0 ?? "Tonight"), darkest first (no forecast is known)" },
    title: { name, isTonight in isTonight ? "Tonight over \(name)" : "The night over \(name)" },
    nightOf: { evening, words in
      let morning = evening.advanced(by: 1)
      let month = evening.month == morning.month ? "" : " " + words.months[evening.month - 1]
      let year = evening.year == morning.year ? "" : " \(evening.year)"
      return "\(words.weekdays[evening.weekday]) \(evening.day)\(month)\(year) to "
        + "\(words.weekdays[morning.weekday]) \(morning.day) \(words.months[morning.month - 1]) \(morning.year)"
    },
    day: { day, words in "\(words.weekdays[day.weekday]) \(day.day) \(words.months[day.month - 1])" },
    duration: { $0 < 60 ? "\($0) min" : $0 % 60 == 0 ? "\($0 / 60) h" : "\($0 / 60) h \($0 % 60) min" },
    darkness: { dark, moonless in
      guard let moonless else { return "\(dark) dark" }
      return moonless.isEmpty ? "\(dark) dark, with the moon up" : "\(dark) dark, \(moonless) of it moonless"
    },
    howDark: { "\($0) dark" },
    noDarkness: { darkest in
      switch darkest {
      case .day: "the sun does not set: no night"
      case .civil: "civil twilight all night: no stars"
      case .nautical: "nautical twilight at best: bright stars only"
      case .astronomical, .dark: "never fully dark: twilight all night"
      }
    },
    staysUp: "stays up", staysDown: "stays down", alwaysUp: "the sun is up all day",
    alwaysDown: "the sun does not rise",
    grazesSun: "The sun grazes the horizon: the air of the day decides about rise and set.",
    grazesMoon: "The moon grazes the horizon: the air of the day decides about rise and set.",
    moonPhase: { "\($0), \($1) lit" }, moonAge: { "\($0) days old" }, moonRises: { "rises \($0)" },
    moonSets: { "sets \($0)" }, moonUpAllNight: "up all night", moonDownAllNight: "below the horizon all night",
    moonStands: { "\($0) up in the \($1) at \($2)" }, moonIsDown: { "below the horizon at \($0)" },
    score: { "\($0) of 100, \($1)" },
    reason: Self.englishReason, event: Self.englishEvent, shower: Self.englishShower, planet: Self.englishPlanet,
    lightUntil: { "\($0) until \($1)" }, lightAllNight: { "\($0) from noon to noon" })

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
      return "clear \(text.percent(clear)), stars to magnitude \(text.magnitude(limit)) away from lamps"
    case .lowConfidence(let days): return "\(days) days ahead: low confidence"
    case .noNight: return "no night: the sun stays less than 6 degrees below the horizon"
    case .told(let sentence): return sentence
    case .noForecast(let darkness):
      return "no forecast of this night, so no score; darkness \(text.percent(100 * darkness))"
    }
  }

  @Sendable private static func englishEvent(_ event: SkyEvent, _ text: SkyText) -> String {
    let sky = text.sky
    switch event.kind {
    case .moon(let phase): return "\(sky.phaseName(phase)) \(text.dayAndTime(event.instant))"
    case .season(let season): return "\(sky.seasonName(season)) \(text.dayAndTime(event.instant))"
    case .solarEclipse(let kind, let obscuration, let altitude):
      return "\(kind.rawValue) solar eclipse \(text.dayAndTime(event.instant)), \(text.percent(100 * obscuration))"
        + " covered, sun \(text.degrees(altitude)) up"
    case .lunarEclipse(let kind, let magnitude, let altitude):
      let depth = kind == .partial ? ", \(text.percent(100 * magnitude)) in the shadow" : ""
      let moon = altitude > 0 ? "moon \(text.degrees(altitude)) up" : "moon below the horizon at the greatest phase"
      return "\(kind.rawValue) lunar eclipse \(text.dayAndTime(event.instant))\(depth), \(moon)"
    case .meteors(let name, let rate, let moonlight):
      let number = rate.map { " up to \(QuantityText.rounded($0))/h" } ?? ""
      return "\(name)\(number) \(text.day(event.instant)), moon \(text.percent(100 * moonlight))"
    }
  }

  @Sendable private static func englishShower(_ shower: ShowerReport, _ text: SkyText) -> String {
    guard let rate = shower.rate, let best = shower.best else {
      return "\(shower.name) (peak \(text.day(shower.peak)))"
    }
    return "\(shower.name) about \(QuantityText.rounded(rate))/h around \(text.plainTime(best)) under a dark sky"
  }

  @Sendable private static func englishPlanet(_ planet: PlanetReport, _ text: SkyText) -> String {
    var parts = ["magnitude \(text.magnitude(planet.magnitude)) in \(planet.constellation)"]
    if let rise = planet.rise { parts.append("rises \(text.plainTime(rise))") }
    if let transit = planet.transit, let altitude = planet.transitAltitude, altitude > 0 {
      parts.append("highest \(text.plainTime(transit)) at \(text.degrees(altitude))")
    }
    if let set = planet.set { parts.append("sets \(text.plainTime(set))") }
    if let look = planet.look {
      let aid = planet.aid == .nakedEye ? "" : " with \(text.sky.aidName(planet.aid))"
      parts.append(
        "look\(aid) \(text.plainTime(look.span.lowerBound)) to \(text.plainTime(look.span.upperBound)), best "
          + "\(text.plainTime(look.best)) in the \(text.direction(look.azimuth)), \(text.degrees(look.altitude)) up")
    } else {
      parts.append("not to be seen this night")
    }
    return "\(planet.name): \(parts.joined(separator: "; "))."
  }
}

/// The problems describe themselves in English, which is also what standard error and JSON say.
nonisolated extension ProblemWords {
  static let english = ProblemWords(
    service: { $0.description }, city: { $0.description }, settings: { $0.description }, sky: { $0.description },
    picture: { $0.description })
}

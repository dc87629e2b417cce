import Entities

nonisolated extension ForecastWords {
  /// English.
  package static let english = ForecastWords(
    beaufort: [
      "calm", "light air", "light breeze", "gentle breeze", "moderate breeze", "fresh breeze", "strong breeze",
      "near gale", "gale", "strong gale", "storm", "violent storm", "hurricane force",
    ],
    beaufortUnit: "Bft",
    pollutants: [
      .fineParticles: "fine particles (PM2.5)", .coarseParticles: "coarse particles (PM10)", .ozone: "ozone",
      .nitrogenDioxide: "nitrogen dioxide", .sulphurDioxide: "sulphur dioxide", .carbonMonoxide: "carbon monoxide",
    ],
    pollens: [
      .alder: "alder", .birch: "birch", .grass: "grass", .mugwort: "mugwort", .olive: "olive", .ragweed: "ragweed",
    ],
    europeanAir: ["good", "fair", "moderate", "poor", "very poor", "extremely poor"],
    usAir: ["good", "moderate", "unhealthy for some", "unhealthy", "very unhealthy", "hazardous"],
    falls: [
      .rain: "Rain", .sleet: "Sleet", .snow: "Snow", .thunderstorm: "Thunderstorms", .rainAndSnow: "Rain and snow",
    ],
    dryFor: { "Dry for the next \($0) hours" },
    fallsUntil: { "\($0) until \($1)" }, fallsOn: { "\($0) for the next 24 hours" },
    fallsFrom: { "\($0) from \($1)" }, fallsFromUntil: { "\($0) from \($1), clearing by \($2)" },
    warmer: { $1 ? "tomorrow warmer by \($0)" : "warmer than yesterday by \($0)" },
    colder: { $1 ? "tomorrow colder by \($0)" : "colder than yesterday by \($0)" },
    unchanged: { $0 ? "tomorrow as warm as today" : "as warm as yesterday" },
    sentence: { parts in
      let text = parts.joined(separator: "; ")
      return text.isEmpty ? "" : text.capitalizedFirst + "."
    },
    today: "Today", tomorrow: "tomorrow", date: { "\($0) \($1) \($2)" },
    nextHours: { "Next \($0) hours" }, nextDays: { "Next \($0) days" },
    rain: "rain", wind: "wind", clouds: "clouds", sun: "sun", sunAllDay: "sun all day", noSun: "no sunrise",
    from: { "from \($0)" }, air: "air", pollen: "pollen", noPollen: "none", warnings: "warnings", noWarnings: "none",
    notKnown: "not known", until: { "until \($0)" }, best: "best", bestDay: "the best day to be outside",
    dryHours: "dry hours", dryUntil: { "dry to \($0)" }, wetUntil: { "wet to \($0)" }, staysDry: "stays dry",
    staysWet: "stays wet", forecastFrom: { "forecast: \($0)" }, problem: { "Not refreshed: \($0)." },
    credits: "Sources")
}

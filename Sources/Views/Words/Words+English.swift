import Entities

nonisolated extension Words {
  /// English.
  package static let english = Words(
    language: .english,
    conditions: [
      .clear: "clear", .mainlyClear: "mainly clear", .partlyCloudy: "partly cloudy", .overcast: "overcast",
      .fog: "fog", .rimeFog: "rime fog", .mist: "mist", .haze: "haze", .smoke: "smoke", .dust: "dust",
      .sand: "sand", .ash: "volcanic ash", .squall: "squalls", .tornado: "tornado",
      .lightDrizzle: "light drizzle", .drizzle: "drizzle", .heavyDrizzle: "heavy drizzle",
      .lightFreezingDrizzle: "light freezing drizzle", .freezingDrizzle: "freezing drizzle",
      .lightRain: "light rain", .rain: "rain", .heavyRain: "heavy rain",
      .lightFreezingRain: "light freezing rain", .freezingRain: "freezing rain",
      .lightSleet: "light sleet", .sleet: "sleet", .heavySleet: "heavy sleet",
      .lightSnow: "light snow", .snow: "snow", .heavySnow: "heavy snow", .snowGrains: "snow grains",
      .lightRainShowers: "light showers", .rainShowers: "showers", .violentRainShowers: "violent showers",
      .lightSleetShowers: "light sleet showers", .sleetShowers: "sleet showers",
      .heavySleetShowers: "heavy sleet showers", .lightSnowShowers: "light snow showers",
      .snowShowers: "snow showers", .heavySnowShowers: "heavy snow showers", .thunderstorm: "thunderstorm",
      .thunderstormWithHail: "thunderstorm, hail", .thunderstormWithHeavyHail: "thunderstorm, heavy hail",
    ],
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    fullWeekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    columns: [
      .sun: "Sun", .moon: "Moon", .darkness: "Dark", .outlook: "Outlook", .bestHours: "Best",
      .city: "City", .time: "Local time", .glyph: "", .condition: "Now", .temperature: "Temp", .lowHigh: "Low/high",
      .feelsLike: "Feels", .rain: "Rain", .wind: "Wind", .humidity: "Hum", .age: "Age",
    ],
    fullColumns: [
      .sun: "Sun", .moon: "Moon", .darkness: "Dark", .outlook: "Outlook", .bestHours: "Best",
      .city: "City", .time: "Local time", .glyph: "", .condition: "Condition", .temperature: "Temperature",
      .lowHigh: "Low/high", .feelsLike: "Feels like", .rain: "Rain chance", .wind: "Wind", .humidity: "Humidity",
      .age: "Age",
    ],
    day: "day", night: "night", now: "now", loading: "loading", failed: "no data", stale: "old", am: "am", pm: "pm",
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
    states: [.loading: "loading", .fresh: "fresh", .stale: "old", .failed: "failed"],
    helpKeys: [
      ("", "Cities"), ("↑ ↓  k j", "select"), ("Home End  g G", "first and last"), ("PgUp PgDn", "a screen up or down"),
      ("Enter", "the selected city in full; Esc goes back"), ("a", "add a city"),
      ("d", "remove the selected city; U puts it back"), ("J K", "move the selected city down or up"),
      ("/", "find a city"), ("s", "sort by the next column"),
      ("", "View"), ("u", "°C or °F"), ("t", "12 or 24 hours"), ("w", "weather now, next days, next hours"),
      ("y", "the sky"), ("i", "the picture of the day"),
      ("", "Refreshing"), ("r", "refresh now"), ("p", "pause"), ("?", "this help"), ("q", "quit"),
    ],
    panel: PanelWords(
      feelsLike: "feels like", low: "low", high: "high", humidity: "humidity", dewPoint: "dew point", wind: "wind",
      gusts: "gusts", pressure: "pressure", visibility: "visibility", cloud: "cloud", uvIndex: "UV index",
      precipitation: "precipitation", chanceOfRain: "chance of rain", airQuality: "air quality", sunrise: "sunrise",
      sunset: "sunset", moon: "moon", nextHours: "Next 24 hours", nextDays: "Next days", today: "Today",
      unknown: "unknown", pictureOfTheDay: "Picture of the day"),
    forecast: .english,
    status: StatusWords(
      refreshing: "refreshing", paused: "paused", offline: "network off",
      nextRefresh: { "next refresh in \($0)" }, refreshFailed: { "refresh failed, next try in \($0)" },
      seconds: { "\($0) s" }, minutes: { "\($0) min" }, keys: "? keys  a add  d remove  u °C/°F  r refresh  q quit",
      noCities: "No cities yet: press a to add one.", sortedBy: { "by \($0)" }, ownOrder: "own order",
      addPrompt: "Add city: ", findPrompt: "Find: ", removeQuestion: { "Remove \($0)? y/n" },
      tooSmall: "too small", cities: { $0 == 1 ? "1 city" : "\($0) cities" }))
}

import Entities
import Essentials
import Imaging

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
    }, weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"], decimalMark: ".",
    columnName: {
      switch $0 {
      case .sun: "Sun"
      case .darkness: "Dark"
      case .outlook: "Outlook"
      case .bestHours: "Best"
      case .nextPass: "Pass"
      case .city: "City"
      case .time: "Time"
      case .glyph: ""
      case .condition: "Now"
      case .temperature: "Temp"
      case .lowHigh: "Low/high"
      case .feelsLike: "Feels"
      case .rain: "Rain"
      case .wind: "Wind"
      case .humidity: "Hum"
      case .age: "Age"
      case .days, .hours, .strip, .note: ""
      case .difference: "Zone"
      case .nextRain: "Rain at"
      case .gusts: "Gusts"
      case .uv: "UV"
      case .air: "Air"
      case .sunTimes: "Sun up"
      }
    },
    fullColumnName: {
      switch $0 {
      case .condition: "Condition"
      case .time: "Local time"
      case .nextRain: "Next rain"
      case .temperature: "Temperature"
      case .feelsLike: "Feels like"
      case .rain: "Rain chance"
      case .humidity: "Humidity"
      case .difference: "From home"
      case .air: "Air quality"
      case .sunTimes: "Sun up"
      default: nil
      }
    }, halfDay: { $0 + ($1 ? "am" : "pm") },
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
    panel: PanelWords(chance: {
      switch $0 {
      case .rain, .thunderstorm: "chance of rain"
      case .sleet: "chance of sleet"
      case .snow: "chance of snow"
      }
    }), forecast: .english, live: .english, picture: .english, sky: .english, printed: .english, problems: .english)
}

nonisolated extension ForecastWords {
  /// English.
  package static let english = ForecastWords(
    beaufort: [
      "calm", "light air", "light breeze", "gentle breeze", "moderate breeze", "fresh breeze", "strong breeze",
      "near gale", "gale", "strong gale", "storm", "violent storm", "hurricane force",
    ],
    pollutantName: {
      switch $0 {
      case .fineParticles: "fine particles (PM2.5)"
      case .coarseParticles: "coarse particles (PM10)"
      case .ozone: "ozone"
      case .nitrogenDioxide: "nitrogen dioxide"
      }
    },
    pollenName: {
      switch $0 {
      case .alder: "alder"
      case .birch: "birch"
      case .grass: "grass"
      case .ragweed: "ragweed"
      }
    }, europeanAir: ["good", "fair", "moderate", "poor", "very poor", "extremely poor"],
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
      }
    }, warmer: { $1 ? "tomorrow warmer by \($0)" : "warmer than yesterday by \($0)" },
    colder: { $1 ? "tomorrow colder by \($0)" : "colder than yesterday by \($0)" },
    unchanged: { $0 ? "tomorrow as warm as today" : "as warm as yesterday" },
    sentence: { parts in
      let text = parts.joined(separator: "; ")
      return text.isEmpty ? "" : text.capitalizedFirst + "."
    }, stopsAt: { $1 ? "Stops \($0)" : "Stops at \($0)" })
}

/// The problems describe themselves in English, which is also what JSON says in every language.
nonisolated extension ProblemWords {
  static let english = ProblemWords(
    service: { $0.description }, city: { $0.description }, settings: { $0.description }, warning: { $0.description },
    sky: { $0.description }, picture: { $0.description }, program: { $0.description }, image: { $0.description })
}

/// The states of the sky that all services have a word for.
package enum Sky: String, CaseIterable, Sendable {
  case clear, mainlyClear, partlyCloudy, overcast, fog, lightRain, rain, heavyRain, lightSnow, snow, thunderstorm

  /// Open-Meteo's WMO code.
  package var wmoCode: Int {
    switch self {
    case .clear: 0
    case .mainlyClear: 1
    case .partlyCloudy: 2
    case .overcast: 3
    case .fog: 45
    case .lightRain: 61
    case .rain: 63
    case .heavyRain: 65
    case .lightSnow: 71
    case .snow: 73
    case .thunderstorm: 95
    }
  }

  /// OpenWeatherMap's code.
  package var openWeatherCode: Int {
    switch self {
    case .clear: 800
    case .mainlyClear: 801
    case .partlyCloudy: 802
    case .overcast: 804
    case .fog: 741
    case .lightRain: 500
    case .rain: 501
    case .heavyRain: 502
    case .lightSnow: 600
    case .snow: 601
    case .thunderstorm: 211
    }
  }

  /// MET Norway's symbol.
  package var metNorwaySymbol: String {
    switch self {
    case .clear: "clearsky_day"
    case .mainlyClear: "fair_night"
    case .partlyCloudy: "partlycloudy_day"
    case .overcast: "cloudy"
    case .fog: "fog"
    case .lightRain: "lightrain"
    case .rain: "rain"
    case .heavyRain: "heavyrain"
    case .lightSnow: "lightsnow"
    case .snow: "snow"
    case .thunderstorm: "rainandthunder"
    }
  }

  var isSnow: Bool { self == .lightSnow || self == .snow }

  /// %.
  var cloudCover: Int {
    switch self {
    case .clear: 0
    case .mainlyClear: 20
    case .partlyCloudy: 50
    default: 100
    }
  }

  /// mm an hour.
  var precipitation: Double {
    switch self {
    case .lightRain, .lightSnow: 0.4
    case .rain, .snow: 1.2
    case .heavyRain: 4.8
    case .thunderstorm: 6
    default: 0
    }
  }

  /// %.
  var precipitationChance: Int {
    precipitation > 0 ? 90 : self == .overcast ? 30 : 0
  }
}

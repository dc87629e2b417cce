import Entities

nonisolated extension Condition {
  var phrase: Phrase {
    switch self {
    case .clear: Phrase("clear")
    case .mainlyClear: Phrase("mainly clear")
    case .partlyCloudy: Phrase("partly cloudy")
    case .overcast: Phrase("overcast")
    case .fog: Phrase("fog")
    case .rimeFog: Phrase("rime fog")
    case .mist: Phrase("mist")
    case .haze: Phrase("haze")
    case .smoke: Phrase("smoke")
    case .dust: Phrase("dust")
    case .sand: Phrase("sand")
    case .ash: Phrase("volcanic ash")
    case .squall: Phrase("squalls")
    case .tornado: Phrase("tornado")
    case .lightDrizzle: Phrase("light drizzle")
    case .drizzle: Phrase("drizzle")
    case .heavyDrizzle: Phrase("heavy drizzle")
    case .lightFreezingDrizzle: Phrase("light freezing drizzle")
    case .freezingDrizzle: Phrase("freezing drizzle")
    case .lightRain: Phrase("light rain")
    case .rain: Phrase("rain")
    case .heavyRain: Phrase("heavy rain")
    case .lightFreezingRain: Phrase("light freezing rain")
    case .freezingRain: Phrase("freezing rain")
    case .lightSleet: Phrase("light sleet")
    case .sleet: Phrase("sleet")
    case .heavySleet: Phrase("heavy sleet")
    case .lightSnow: Phrase("light snow")
    case .snow: Phrase("snow")
    case .heavySnow: Phrase("heavy snow")
    case .snowGrains: Phrase("snow grains")
    case .lightRainShowers: Phrase("light showers")
    case .rainShowers: Phrase("showers")
    case .violentRainShowers: Phrase("violent showers")
    case .lightSleetShowers: Phrase("light sleet showers")
    case .sleetShowers: Phrase("sleet showers")
    case .heavySleetShowers: Phrase("heavy sleet showers")
    case .lightSnowShowers: Phrase("light snow showers")
    case .snowShowers: Phrase("snow showers")
    case .heavySnowShowers: Phrase("heavy snow showers")
    case .thunderstorm: Phrase("thunderstorm")
    case .thunderstormWithHail: Phrase("thunderstorm, hail")
    case .thunderstormWithHeavyHail: Phrase("thunderstorm, heavy hail")
    }
  }
}

nonisolated extension Outlook.PrecipitationType {
  var phrase: Phrase {
    switch self {
    case .rain: Phrase("rain")
    case .sleet: Phrase("sleet")
    case .snow: Phrase("snow")
    case .thunderstorm: Phrase("thunderstorms")
    }
  }

  /// The type as short notes name it: rain for a thunderstorm, since they say how long its rain lasts.
  var inNotes: Outlook.PrecipitationType { self == .thunderstorm ? .rain : self }

  /// The label for the chance of it: `chance of rain`.
  var chanceLabel: Phrase {
    switch self {
    case .rain, .thunderstorm: Phrase("chance of rain")
    case .sleet: Phrase("chance of sleet")
    case .snow: Phrase("chance of snow")
    }
  }
}

nonisolated extension AirQuality.Pollutant {
  var phrase: Phrase {
    switch self {
    case .fineParticles: Phrase("PM2.5")
    case .coarseParticles: Phrase("PM10")
    case .ozone: Phrase("ozone")
    case .nitrogenDioxide: Phrase("nitrogen dioxide")
    }
  }
}

nonisolated extension AirQuality.Pollen {
  var phrase: Phrase {
    switch self {
    case .alder: Phrase("alder")
    case .birch: Phrase("birch")
    case .grass: Phrase("grass")
    case .ragweed: Phrase("ragweed")
    }
  }
}

nonisolated extension AirIndex.Scale {
  var phrase: Phrase {
    switch self {
    case .european: Phrase("European AQI")
    case .us: Phrase("US AQI")
    }
  }
}

nonisolated extension AirIndex {
  /// The name of its band on the scale, such as `fair`; `nil` for a band that the scale doesn't have.
  var bandName: Phrase? {
    let names: [Phrase] =
      switch scale {
      case .european:
        [
          Phrase("good", context: "European air"), Phrase("fair", context: "European air"),
          Phrase("moderate", context: "European air"), Phrase("poor", context: "European air"),
          Phrase("very poor", context: "European air"), Phrase("extremely poor", context: "European air"),
        ]
      case .us:
        [
          Phrase("good", context: "US air"), Phrase("moderate", context: "US air"),
          Phrase("unhealthy for some", context: "US air"), Phrase("unhealthy", context: "US air"),
          Phrase("very unhealthy", context: "US air"), Phrase("hazardous", context: "US air"),
        ]
      }
    return names.indices.contains(band) ? names[band] : nil
  }
}

nonisolated extension Beaufort {
  /// The names of the forces 0…12 on the Beaufort scale, in order.
  static let names: [Phrase] = [
    Phrase("calm", context: "wind"), Phrase("light air", context: "wind"), Phrase("light breeze", context: "wind"),
    Phrase("gentle breeze", context: "wind"), Phrase("moderate breeze", context: "wind"),
    Phrase("fresh breeze", context: "wind"), Phrase("strong breeze", context: "wind"),
    Phrase("near gale", context: "wind"), Phrase("gale", context: "wind"), Phrase("strong gale", context: "wind"),
    Phrase("storm", context: "wind"), Phrase("violent storm", context: "wind"),
    Phrase("hurricane force", context: "wind"),
  ]
}

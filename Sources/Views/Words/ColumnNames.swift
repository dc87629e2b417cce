import Entities

nonisolated extension TableColumn {
  /// The heading; `nil` of a column that has none.
  var title: Phrase? {
    switch self {
    case .sun: Phrase("Sun", context: "column")
    case .darkness: Phrase("Dark", context: "column")
    case .outlook: Phrase("Outlook", context: "column")
    case .bestHours: Phrase("Best", context: "column")
    case .nextPass: Phrase("Pass", context: "column")
    case .city: Phrase("City", context: "column")
    case .time: Phrase("Time", context: "column")
    case .glyph: nil
    case .condition: Phrase("Now", context: "column")
    case .temperature: Phrase("Temp", context: "column")
    case .lowHigh: Phrase("Low/high", context: "column")
    case .feelsLike: Phrase("Feels", context: "column")
    case .rain: Phrase("Rain", context: "column")
    case .wind: Phrase("Wind", context: "column")
    case .humidity: Phrase("Hum", context: "column")
    case .age: Phrase("Age", context: "column")
    case .days, .hours, .strip, .note: nil
    case .difference: Phrase("Zone", context: "column")
    case .nextRain: Phrase("Rain at", context: "column")
    case .gusts: Phrase("Gusts", context: "column")
    case .uv: Phrase("UV", context: "column")
    case .air: Phrase("Air", context: "column")
    case .sunTimes: Phrase("Sun up", context: "column")
    }
  }
}

nonisolated extension TableColumn {
  /// The heading where there is room for it in full.
  var fullTitle: Phrase? {
    switch self {
    case .condition: Phrase("Condition", context: "full column")
    case .time: Phrase("Local time", context: "full column")
    case .nextRain: Phrase("Next rain", context: "full column")
    case .temperature: Phrase("Temperature", context: "full column")
    case .feelsLike: Phrase("Feels like", context: "full column")
    case .rain: Phrase("Rain chance", context: "full column")
    case .humidity: Phrase("Humidity", context: "full column")
    case .difference: Phrase("From home", context: "full column")
    case .air: Phrase("Air quality", context: "full column")
    default: title
    }
  }
}

nonisolated extension PlanetColumn {
  /// The heading.
  var heading: Phrase {
    switch self {
    case .name: Phrase("Planet", context: "planet column")
    case .magnitude: Phrase("Mag", context: "planet column")
    case .rise: Phrase("Rises", context: "planet column")
    case .highest: Phrase("Highest", context: "planet column")
    case .set: Phrase("Sets", context: "planet column")
    case .stands: Phrase("At", context: "planet column")
    case .look: Phrase("Look", context: "planet column")
    case .best: Phrase("Best", context: "planet column")
    case .aid: Phrase("With", context: "planet column")
    case .constellation: Phrase("In", context: "planet column")
    case .phase: Phrase("Lit", context: "planet column")
    case .elongation: Phrase("From sun", context: "planet column")
    case .azimuth: Phrase("Azimuth", context: "planet column")
    case .riseAzimuth: Phrase("Rise az.", context: "planet column")
    case .setAzimuth: Phrase("Set az.", context: "planet column")
    }
  }
}

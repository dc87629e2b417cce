import Entities

nonisolated extension TwilightPhase {
  var phrase: Phrase {
    switch self {
    case .day: Phrase("day", context: "light")
    case .civil: Phrase("civil twilight", context: "light")
    case .nautical: Phrase("nautical twilight", context: "light")
    case .astronomical: Phrase("astronomical twilight", context: "light")
    case .dark: Phrase("dark", context: "light")
    }
  }
}

nonisolated extension MoonReport.Phase {
  var phrase: Phrase {
    switch self {
    case .new: Phrase("new moon")
    case .waxingCrescent: Phrase("waxing crescent")
    case .firstQuarter: Phrase("first quarter")
    case .waxingGibbous: Phrase("waxing gibbous")
    case .full: Phrase("full moon")
    case .waningGibbous: Phrase("waning gibbous")
    case .lastQuarter: Phrase("last quarter")
    case .waningCrescent: Phrase("waning crescent")
    }
  }
}

nonisolated extension StargazingReport.Rating {
  var phrase: Phrase {
    switch self {
    case .excellent: Phrase("excellent", context: "rating")
    case .good: Phrase("good", context: "rating")
    case .fair: Phrase("fair", context: "rating")
    case .poor: Phrase("poor", context: "rating")
    case .bad: Phrase("bad", context: "rating")
    }
  }
}

nonisolated extension SkyEvent.Season {
  var phrase: Phrase {
    switch self {
    case .marchEquinox: Phrase("March equinox")
    case .juneSolstice: Phrase("June solstice")
    case .septemberEquinox: Phrase("September equinox")
    case .decemberSolstice: Phrase("December solstice")
    }
  }
}

nonisolated extension PlanetReport.Aid {
  var phrase: Phrase {
    switch self {
    case .nakedEye: Phrase("naked eye")
    case .binoculars: Phrase("binoculars")
    case .telescope: Phrase("telescope")
    }
  }
}

nonisolated extension SkyEvent.Choice {
  /// The chosen kind of events, in the plural.
  var phrase: Phrase {
    switch self {
    case .eclipse: Phrase("eclipses")
    case .conjunction: Phrase("conjunctions")
    case .opposition: Phrase("oppositions and greatest elongations")
    case .meteors: Phrase("meteor showers")
    case .moon: Phrase("moon phases and perigees")
    case .season: Phrase("equinoxes and solstices")
    case .pass: Phrase("ISS and Tiangong passes")
    }
  }
}

nonisolated extension StarChart.DeepSky.Kind {
  var phrase: Phrase {
    switch self {
    case .globularCluster: Phrase("globular cluster")
    case .openCluster: Phrase("open cluster")
    case .galaxy: Phrase("galaxy")
    case .nebula: Phrase("nebula")
    case .planetaryNebula: Phrase("planetary nebula")
    case .supernovaRemnant: Phrase("supernova remnant")
    case .asterism: Phrase("group of stars")
    }
  }
}

nonisolated extension Appearance {
  /// The nearest of eight directions to an azimuth in degrees, for a sentence: `southeast`; `north` if it isn't finite.
  static func direction(_ azimuth: Double) -> Phrase {
    let clockwise = [
      Phrase("north"), Phrase("northeast"), Phrase("east"), Phrase("southeast"), Phrase("south"), Phrase("southwest"),
      Phrase("west"), Phrase("northwest"),
    ]
    return clockwise[sector(azimuth, of: 8)]
  }
}

nonisolated extension Words {
  /// The name of the sun, the moon or a planet as a label, from its English name.
  func name(ofBody name: String) -> String {
    switch name {
    case "Sun": self(Phrase("Sun"))
    case "Moon": self(Phrase("Moon"))
    default: self(Phrase(name: name))
    }
  }
}

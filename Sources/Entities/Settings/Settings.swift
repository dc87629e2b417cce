/// Everything a person chose, as the settings file keeps it.
package struct Settings: Hashable, Sendable, Codable {
  package var units: Units
  /// In the order of the table.
  package var cities: [City]
  package var provider: ProviderChoice
  /// Seconds between refreshes of the live table, one of ``watchIntervals``.
  package var watchInterval: Int
  package var language: LanguageChoice
  package var picture: PictureChoice
  package var background: Background
  /// Whether anything on screen may move by itself, such as a loading indicator.
  package var motion: Motion
  package var icons: Icons
  /// Whether panes about the selected city stand below or beside the live table.
  package var panes: Panes
  /// The cache's bound in MB, one of ``cacheSizes``.
  package var cacheSize: Int
  package var openWeatherKey: String?
  package var openMeteoKey: String?
  package var nasaKey: String?

  /// From ten seconds to seven days.
  package static let watchIntervals = 10...604_800
  package static let cacheSizes = 1...100_000
  /// Unicode scalars that a city's label may have.
  package static let nameLimit = 60

  package enum LanguageChoice: String, Codable, CaseIterable, Sendable {
    case auto, en, ko
  }
  /// How pictures are drawn in the terminal.
  package enum PictureChoice: String, Codable, CaseIterable, Sendable {
    case auto, kitty, iterm, sixel, blocks, ascii, off
  }
  package enum Background: String, Codable, CaseIterable, Sendable {
    case auto, dark, light
  }
  package enum Panes: String, Codable, CaseIterable, Sendable {
    case on, off
  }
  package enum Motion: String, Codable, CaseIterable, Sendable {
    case on, off
  }
  /// Which signs stand for the weather: text that every terminal draws alike, emoji, or the glyphs of a Nerd Font.
  package enum Icons: String, Codable, CaseIterable, Sendable {
    case text, emoji, nerd
  }

  package init(
    units: Units = .metric, cities: [City] = [], provider: ProviderChoice = .auto, watchInterval: Int = 900,
    language: LanguageChoice = .auto, picture: PictureChoice = .auto, background: Background = .auto,
    motion: Motion = .on, icons: Icons = .text, panes: Panes = .on, cacheSize: Int = 200, openWeatherKey: String? = nil,
    openMeteoKey: String? = nil, nasaKey: String? = nil
  ) {
    self.units = units
    self.cities = cities
    self.provider = provider
    self.watchInterval = watchInterval
    self.language = language
    self.picture = picture
    self.background = background
    self.motion = motion
    self.icons = icons
    self.panes = panes
    self.cacheSize = cacheSize
    self.openWeatherKey = openWeatherKey
    self.openMeteoKey = openMeteoKey
    self.nasaKey = nasaKey
  }
}

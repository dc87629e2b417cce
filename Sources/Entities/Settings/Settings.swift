/// The contents of the settings file, whose form is that of ``Setting`` and ``City/document``. The coded form differs:
/// it is a plain object with a key for each property, from which the live table starts.
package struct Settings: Hashable, Sendable, Codable {
  package var units: Units
  /// In the order of the table.
  package var cities: [City]
  /// The provider of the weather; `auto` takes those that need no key.
  package var provider = Choice<Provider>.auto
  /// Seconds between refreshes of the live table, within ``watchIntervals``.
  package var watchInterval = 900
  /// The language of everything but documents; `auto` takes that of the locale.
  package var language = Choice<Language>.auto
  package var picture = PictureMode.auto
  package var background = Background.auto
  /// Whether things on screen may be animated, such as a loading indicator.
  package var motion = Switch.on
  package var icons = Icons.text
  /// Whether panes about the selected city are shown below or beside the live table.
  package var panes = Switch.on
  /// The maximum size of the cache in MB, within `cacheSizes`.
  package var cacheSize = 200
  /// The API keys, which are secret; `nil` if not set. Those in the environment override them: ``withAPIKeys(from:)``.
  package var openWeatherKey: String?
  package var openMeteoKey: String?
  package var nasaKey: String?

  /// From ten seconds to seven days.
  package static let watchIntervals = 10...604_800
  /// In MB (10⁶ bytes).
  static let cacheSizes = 1...100_000
  /// The most Unicode scalars of a typed label; labels from elsewhere, such as the settings file, may be longer.
  package static let nameLimit = 60

  /// How pictures are drawn: by a graphics protocol or as characters. `auto` takes the best that the terminal supports.
  package enum PictureMode: String, Codable, CaseIterable, Sendable {
    case auto, kitty, iterm, sixel, blocks, ascii, off
  }

  /// The terminal's background, for which colours are chosen; `auto` asks the terminal.
  package enum Background: String, Codable, CaseIterable, Sendable {
    case auto, dark, light
  }

  /// A setting that is on or off.
  package enum Switch: String, Codable, CaseIterable, Sendable {
    case on, off
  }

  /// Weather symbols: text that every terminal renders alike, emoji, or the glyphs of a Nerd Font.
  package enum Icons: String, Codable, CaseIterable, Sendable {
    case text, emoji, nerd
  }

  package init(units: Units = .metric, cities: [City] = []) { (self.units, self.cities) = (units, cities) }
}

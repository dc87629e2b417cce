/// The places where keys work on the two live screens: the table with its pages and its prompt, and the list of pictures.
nonisolated struct KeyPlaces: OptionSet, Sendable {
  let rawValue: Int

  static let table = KeyPlaces(rawValue: 1)
  static let help = KeyPlaces(rawValue: 2)
  static let city = KeyPlaces(rawValue: 4)
  static let sky = KeyPlaces(rawValue: 8)
  static let chart = KeyPlaces(rawValue: 16)
  static let picture = KeyPlaces(rawValue: 32)
  /// The list of pictures.
  static let list = KeyPlaces(rawValue: 64)
  /// The picture of one day, opened from the list.
  static let day = KeyPlaces(rawValue: 128)
  /// The prompt for a city while there are places to choose from.
  static let suggestions = KeyPlaces(rawValue: 256)
  static let events = KeyPlaces(rawValue: 512)

  static let scrollableCityPages: KeyPlaces = [.city, .sky, .events]
  /// All pages of a city.
  static let cityPages: KeyPlaces = [.scrollableCityPages, .chart]
  static let scrollable: KeyPlaces = [.help, .picture, .scrollableCityPages]
  /// All pages of the live table.
  static let pages: KeyPlaces = [.scrollable, .chart]
}

/// The places where keys work on the two live screens: the table with its pages and prompt, and the list of pictures.
nonisolated struct KeyPlaces: OptionSet, Sendable {
  let rawValue: Int

  static let table = KeyPlaces(rawValue: 1 << 0)
  // The pages of the live table, as in `LivePage`.
  static let help = KeyPlaces(rawValue: 1 << 1)
  static let city = KeyPlaces(rawValue: 1 << 2)
  static let sky = KeyPlaces(rawValue: 1 << 3)
  static let picture = KeyPlaces(rawValue: 1 << 4)
  static let chart = KeyPlaces(rawValue: 1 << 5)
  static let events = KeyPlaces(rawValue: 1 << 6)
  /// The prompt for a city while there are places to choose from.
  static let suggestions = KeyPlaces(rawValue: 1 << 7)
  /// The list of pictures.
  static let pictureList = KeyPlaces(rawValue: 1 << 8)
  /// The picture of one day, opened from the list.
  static let listedPicture = KeyPlaces(rawValue: 1 << 9)

  static let scrollableCityPages: KeyPlaces = [.city, .sky, .events]
  static let cityPages: KeyPlaces = [.scrollableCityPages, .chart]
  static let scrollable: KeyPlaces = [.help, .picture, .scrollableCityPages]
  /// All pages of the live table.
  static let pages: KeyPlaces = [.scrollable, .chart]
}

/// The places where keys work: the table, its pages, the list of pictures, one day of it, and the suggested places.
nonisolated struct KeyPlaces: OptionSet, Sendable {
  let rawValue: Int

  static let table = KeyPlaces(rawValue: 1)
  static let help = KeyPlaces(rawValue: 2)
  static let city = KeyPlaces(rawValue: 4)
  static let sky = KeyPlaces(rawValue: 8)
  static let chart = KeyPlaces(rawValue: 16)
  static let picture = KeyPlaces(rawValue: 32)
  static let list = KeyPlaces(rawValue: 64)
  static let day = KeyPlaces(rawValue: 128)
  static let suggestions = KeyPlaces(rawValue: 256)
  static let events = KeyPlaces(rawValue: 512)

  /// The pages of a city that scroll, and all of its pages.
  static let cityTexts: KeyPlaces = [.city, .sky, .events]
  static let cityPages: KeyPlaces = [.cityTexts, .chart]
  /// The pages that scroll.
  static let texts: KeyPlaces = [.help, .picture, .cityTexts]
  static let pages: KeyPlaces = [.texts, .chart]
}

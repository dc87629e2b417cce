/// Islands and stations so far from every place of the list that the nearest one's clocks are not theirs.
///
/// Positions are those of the IANA time zone database's `zone.tab` (public domain), of Tristan da Cunha, Gough, Bouvet and
/// Jan Mayen, which share a zone with others, those of their charts.
enum LonelyPlaces {
  private static let all: [(latitude: Double, longitude: Double, zone: String)] = [
    (-37.07, -12.31, "Atlantic/St_Helena"), (-40.35, -9.88, "Atlantic/St_Helena"), (-54.42, 3.36, "Europe/Oslo"),
    (70.98, -8.5, "Arctic/Longyearbyen"), (76.77, -18.67, "America/Danmarkshavn"), (-7.33, 72.42, "Indian/Chagos"),
    (-9.37, -171.23, "Pacific/Fakaofo"), (-54.5, 158.95, "Antarctica/Macquarie"), (-77.83, 166.6, "Antarctica/McMurdo"),
    (-66.28, 110.52, "Antarctica/Casey"), (-68.58, 77.97, "Antarctica/Davis"),
    (-66.67, 140.02, "Antarctica/DumontDUrville"), (-67.6, 62.88, "Antarctica/Mawson"),
    (-64.8, -64.1, "Antarctica/Palmer"), (-67.57, -68.13, "Antarctica/Rothera"), (-69.01, 39.59, "Antarctica/Syowa"),
    (-72.01, 2.53, "Antarctica/Troll"), (-78.4, 106.9, "Antarctica/Vostok"), (-89.99, 0, "Antarctica/McMurdo"),
  ]

  /// The zone of the nearest of them within two degrees of the sphere, about 220 km; `nil` elsewhere.
  static func zone(latitude: Double, longitude: Double) -> String? {
    let here = Direction(latitude: latitude, longitude: longitude)
    let near = all.map { ($0.zone, here.cosine(to: Direction(latitude: $0.latitude, longitude: $0.longitude))) }
    return near.max { $0.1 < $1.1 }.flatMap { $0.1 > 0.99939 ? $0.0 : nil }
  }
}

extension Gazetteer {
  /// The zone of an island or a station far from every place of the list, or `nil` when the position in degrees is at none.
  package static func lonelyZone(latitude: Double, longitude: Double) -> String? {
    latitude.isFinite && longitude.isFinite ? LonelyPlaces.zone(latitude: latitude, longitude: longitude) : nil
  }
}

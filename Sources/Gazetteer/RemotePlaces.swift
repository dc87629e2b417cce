import Essentials

extension Gazetteer {
  /// Islands and stations too far from any place in the list to share its time zone.
  ///
  /// Positions are from `zone.tab` of the IANA time zone database (public domain), except for Tristan da Cunha, Gough,
  /// Bouvet and Jan Mayen, which have no zone of their own; theirs are from charts.
  private static let remotePlaces: [(place: Direction, zone: String)] =
    EmbeddedFile("Places/remote.txt").lines.compactMap { fields in
      guard fields.count == 3, let latitude = Double(fields[0]), let longitude = Double(fields[1]) else { return nil }
      return (Direction(latitude: latitude, longitude: longitude), fields[2])
    }

  /// The time zone of the nearest remote place within 2° of arc, about 220 km, of a position in degrees; `nil` if there
  /// is none, or a number isn't finite.
  package static func remoteTimeZone(latitude: Double, longitude: Double) -> String? {
    guard latitude.isFinite, longitude.isFinite else { return nil }
    let here = Direction(latitude: latitude, longitude: longitude)
    let nearest = remotePlaces.max { here.cosine(to: $0.place) < here.cosine(to: $1.place) }
    return nearest.flatMap { here.cosine(to: $0.place) > cos(2 * .pi / 180) ? $0.zone : nil }
  }
}

extension Gazetteer {
  /// The known city closest to a position (degrees), or `nil` when the list is empty.
  package static func nearest(latitude: Double, longitude: Double) -> GazetteerPlace? { nil }
}

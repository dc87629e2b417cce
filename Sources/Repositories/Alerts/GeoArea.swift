import Entities

/// The area of a GeoJSON geometry (RFC 7946): polygons, perhaps with holes. None may cross the 180th meridian (§3.1.9).
struct GeoArea {
  /// The rings of each polygon, the outer one first: lists of points, each a list of longitude and latitude in degrees.
  private let polygons: [[[JSONValue]]]

  /// The area of a geometry; empty if it is missing or of another kind.
  init(_ geometry: JSONValue?) {
    let coordinates = geometry["coordinates"]
    switch geometry["type"].rawText {
    case "Polygon": polygons = [Self.rings(coordinates)]
    case "MultiPolygon": polygons = coordinates.elements.map { Self.rings($0) }
    default: polygons = []
    }
  }

  private static func rings(_ polygon: JSONValue?) -> [[JSONValue]] { polygon.elements.map { Optional($0).elements } }

  /// Whether a place is in the area, not in a hole: a ray from it crosses the rings of a polygon an odd number of times
  /// (Shimrat, "Algorithm 112: Position of point relative to polygon", CACM 5, 1962).
  func contains(_ place: Coordinates) -> Bool {
    polygons.contains { $0.reduce(0) { $0 + Self.crossings($1, place) } % 2 == 1 }
  }

  /// How often a ray from a place to the east crosses a ring; unreadable points are left out.
  private static func crossings(_ ring: [JSONValue], _ place: Coordinates) -> Int {
    let points = ring.compactMap { point -> (x: Double, y: Double)? in
      guard let x = Optional(point)[0].double, let y = Optional(point)[1].double else { return nil }
      return (x, y)
    }
    guard points.count >= 3, let last = points.last else { return 0 }
    return zip(points, [last] + points).count { point, previous in
      guard (point.y > place.latitude) != (previous.y > place.latitude) else { return false }
      let fraction = (place.latitude - point.y) / (previous.y - point.y)
      return place.longitude < point.x + fraction * (previous.x - point.x)
    }
  }
}

import Entities
import Essentials

/// The stereographic projection of the sky onto dots or pixels, which keeps the shapes of constellations.
nonisolated struct ChartProjection {
  /// A vector in the horizontal coordinates of the place.
  private struct Vector {
    let north, east, up: Double

    init(_ north: Double, _ east: Double, _ up: Double) { (self.north, self.east, self.up) = (north, east, up) }

    /// The scalar product.
    func dot(_ other: Vector) -> Double { north * other.north + east * other.east + up * other.up }
  }

  let view: ChartView
  /// The size in dots.
  let width, height: Int
  /// The aspect ratio of a dot, width by height.
  private let stretch: Double
  /// Dot heights per unit of the plane, where a point's distance from the middle is the tangent of half its angle.
  let scale: Double
  /// The middle of the drawing in dots.
  private let middle: ChartPixels.Point
  /// Unit vectors to the middle of the view, and right and up in it.
  private let forward, right, up: Vector

  /// Points along the whole horizon.
  static let horizon = stride(from: 0.0, through: 360, by: 2).map { SkyPlace(altitude: 0, azimuth: $0) }

  /// The altitudes in degrees at the lower and upper edge of a view in one direction.
  private static let edges = (low: -4.0, high: 76.0)

  /// A projection onto dots that are each `stretch` times as wide as high.
  init(_ view: ChartView, width: Int, height: Int, stretch: Double = 1) {
    (self.view, self.width, self.height, self.stretch) = (view, width, height, stretch)
    middle = (Double(width - 1) / 2, Double(height - 1) / 2)
    let degree = Double.pi / 180
    switch view {
    case .whole:
      scale = min(Double(width - 1) * stretch, Double(height - 1)) / 2
      // Looking up, with north at the top, east is at the left.
      (forward, right, up) = (Vector(0, 0, 1), Vector(0, -1, 0), Vector(1, 0, 0))
    case .facing(let azimuth):
      let (low, high) = Self.edges
      scale = Double(height) / 2 / tan((high - low) / 4 * degree)
      let (sine, cosine) = (sin(azimuth * degree), cos(azimuth * degree))
      let (sineAltitude, cosineAltitude) = (sin((low + high) / 2 * degree), cos((low + high) / 2 * degree))
      forward = Vector(cosine * cosineAltitude, sine * cosineAltitude, sineAltitude)
      right = Vector(-sine, cosine, 0)
      up = Vector(-cosine * sineAltitude, -sine * sineAltitude, cosineAltitude)
    }
  }

  /// A projection onto the dots of cells, two across and four down: square if cells are twice as high as wide.
  init(_ view: ChartView, columns: Int, rows: Int, stretch: Double = 1) {
    self.init(view, width: columns * 2, height: rows * 4, stretch: stretch)
  }

  /// The point of a place, in dots from the middle of the upper left one, maybe off the drawing; `nil` far outside it.
  func point(of place: SkyPlace) -> ChartPixels.Point? {
    let (altitude, azimuth) = (place.altitude * .pi / 180, place.azimuth * .pi / 180)
    let level = cos(altitude)
    let vector = Vector(level * cos(azimuth), level * sin(azimuth), sin(altitude))
    let depth = 1 + vector.dot(forward)
    // The plane grows without limit towards the point opposite the middle; 0.4 is at 127° from the middle.
    guard depth > 0.4 else { return nil }
    let size = scale / depth
    return (middle.x + size / stretch * vector.dot(right), middle.y - size * vector.dot(up))
  }

  /// Whether a dot is on the drawing, and in the circle of the whole sky.
  func isInside(x: Int, y: Int) -> Bool {
    guard x >= 0, x < width, y >= 0, y < height else { return false }
    guard view == .whole else { return true }
    let (across, down) = ((Double(x) - middle.x) * stretch, Double(y) - middle.y)
    return across * across + down * down <= (scale + 0.5) * (scale + 0.5)
  }

  /// ``point(of:)``, but `nil` outside the drawing.
  func visiblePoint(of place: SkyPlace) -> ChartPixels.Point? {
    guard let point = point(of: place), ChartPixels.isNear(point) else { return nil }
    return isInside(x: Int(point.x.rounded()), y: Int(point.y.rounded())) ? point : nil
  }

  /// Whether a place is on the drawing, even if it's a little below the horizon.
  func shows(_ place: SkyPlace) -> Bool { visiblePoint(of: place) != nil }

  /// The unit vector on the drawing, x right and y down, from the moon's middle towards the middle of its bright limb.
  func brightLimb(of moon: StarChart.Body) -> ChartPixels.Point {
    let tilt = (moon.brightLimbAngle ?? 0) * .pi / 180
    var higher = moon.place
    higher.altitude += 1
    guard let here = point(of: moon.place), let above = point(of: higher) else { return (-sin(tilt), -cos(tilt)) }
    let (across, down) = (above.x - here.x, above.y - here.y)
    let length = max((across * across + down * down).squareRoot(), 1e-9)
    // Up on the disc is towards the zenith; left is a quarter turn away.
    let (x, y) = (across / length, down / length)
    return (cos(tilt) * x + sin(tilt) * y, cos(tilt) * y - sin(tilt) * x)
  }

  /// Whether a dot on the drawing is above the horizon.
  func isSky(x: Int, y: Int) -> Bool { view == .whole || mapPoint(x: Double(x), y: Double(y)) != nil }

  /// The point on the map of ``StarChart/MilkyWay`` at a dot, by the inverse projection; `nil` below the horizon.
  func mapPoint(x: Double, y: Double) -> (east: Double, north: Double)? {
    let (planeX, planeY) = ((x - middle.x) * stretch / scale, (middle.y - y) / scale)
    let squared = planeX * planeX + planeY * planeY
    if view == .whole { return squared <= 1 ? (-planeX, planeY) : nil }
    let ahead = (1 - squared) / (1 + squared)
    let (across, above) = (2 * planeX / (1 + squared), 2 * planeY / (1 + squared))
    let height = ahead * forward.up + across * right.up + above * up.up
    guard height > 0 else { return nil }
    let east = ahead * forward.east + across * right.east + above * up.east
    let north = ahead * forward.north + across * right.north + above * up.north
    return (east / (1 + height), north / (1 + height))
  }
}

import Essentials

/// The outlines of the Milky Way as levels of brightness, from 0 for none to 5, on a grid over galactic coordinates
/// with steps of 1.5°. A level is that of the middle of its field.
struct MilkyWayGrid {
  static let columns = 240
  static let rows = 120
  /// The levels, in rows from the south pole on, each from longitude 0 on.
  private var levels: [UInt8]

  /// The levels by run-length encoding: pairs of a level and the number of its repetitions, 1 to 255.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for level in levels {
      let last = bytes.count - 2
      if last >= 0, bytes[last] == level, bytes[last + 1] < 255 {
        bytes[last + 1] += 1
      } else {
        bytes += [level, 1]
      }
    }
    return bytes
  }

  /// A grid of the points of outlines: each has a level such as `ol1`, a ring, and equatorial coordinates (degrees,
  /// J2000.0).
  init(_ rows: [[String: String]]) {
    levels = Array(repeating: 0, count: Self.columns * Self.rows)
    var rings: [String: [(longitude: Double, latitude: Double)]] = [:]
    for row in rows {
      let place = Self.galactic(Double(row["ra_deg"] ?? "") ?? 0, Double(row["dec_deg"] ?? "") ?? 0)
      rings["\(row["level"] ?? "") \(row["ring"] ?? "")", default: []].append(place)
    }
    for column in 0..<Self.columns {
      let longitude = (Double(column) + 0.5) * 360 / Double(Self.columns)
      var crossings: [UInt8: [Double]] = [:]
      for (name, ring) in rings {
        guard let level = name.split(separator: " ").first?.last.flatMap({ UInt8(String($0)) }) else { continue }
        crossings[level, default: []] += Self.crossings(of: ring, at: longitude)
      }
      for row in 0..<Self.rows {
        let latitude = (Double(row) + 0.5) * 180 / Double(Self.rows) - 90
        // The pole is outside all outlines: a place with an odd number of borders between it and the pole is inside.
        let inside = crossings.filter { $0.value.count { $0 > latitude } % 2 == 1 }.keys
        levels[row * Self.columns + column] = inside.max() ?? 0
      }
    }
  }

  /// The latitudes at which a ring crosses a longitude.
  private static func crossings(of ring: [(longitude: Double, latitude: Double)], at longitude: Double) -> [Double] {
    ring.indices.compactMap { index in
      let (start, end) = (ring[index], ring[(index + 1) % ring.count])
      let from = signed(start.longitude - longitude)
      let to = from + signed(end.longitude - start.longitude)
      // A ring around the whole sky also crosses the opposite longitude, which doesn't count.
      guard (from < 0) != (to < 0), abs(from) < 90 else { return nil }
      return start.latitude + (end.latitude - start.latitude) * from / (from - to)
    }
  }

  /// The same angle between −180° and 180°.
  private static func signed(_ degrees: Double) -> Double { degrees - (degrees / 360).rounded() * 360 }

  /// Galactic longitude and latitude of equatorial coordinates of J2000.0, all in degrees (The Hipparcos and Tycho
  /// Catalogues, volume 1, section 1.5.3).
  private static func galactic(
    _ rightAscension: Double, _ declination: Double
  ) -> (longitude: Double, latitude: Double) {
    let direction = RawStar.direction(rightAscension, declination)
    func dot(_ axis: [Double]) -> Double { zip(axis, direction).reduce(0) { $0 + $1.0 * $1.1 } }
    let x = dot([-0.054_875_560_4, -0.873_437_090_2, -0.483_835_015_5])
    let y = dot([0.494_109_427_9, -0.444_829_630_0, 0.746_982_244_5])
    let z = dot([-0.867_666_149_0, -0.198_076_373_4, 0.455_983_776_2])
    return (atan2(y, x) * 180 / .pi, asin(max(-1, min(1, z))) * 180 / .pi)
  }
}

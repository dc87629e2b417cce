import Essentials
import Imaging

/// The picture of the day in `skydash demo`, a night landscape that is computed: stars and the Milky Way, a waxing
/// gibbous moon, and hills. Its numbers have no meaning; they were chosen by eye.
struct DemoNight {
  private static let width = 480
  private static let height = 300

  /// The picture as a PNG file.
  static var file: GeneratedFile {
    var night = DemoNight()
    night.drawSky()
    night.drawStars()
    night.drawMoon()
    night.drawHills()
    let palette = palette
    let pixels = night.indices.flatMap { palette[Int($0) * 3..<Int($0) * 3 + 3] + [255] }
    return GeneratedFile("Demo/picture.png", bytes: Bitmap(width: width, height: height, pixels: pixels)?.png ?? [])
  }

  /// Red, green and blue of 256 colours: the sky from the zenith down, the moon from dark to light, stars from dark to
  /// light, and one colour for the hills.
  private static var palette: [UInt8] {
    let sky = ramp(from: (5, 7, 22), to: (92, 74, 104), count: moon.lowerBound)
    let greys = ramp(from: (24, 25, 36), to: (244, 240, 226), count: moon.count)
    let points = ramp(from: (120, 126, 150), to: (255, 252, 244), count: stars.count)
    return sky + greys + points + [6, 8, 13]
  }

  // The parts of the palette; the sky's colours precede the moon's.
  private static let moon = 160..<240
  private static let stars = 240..<255
  private static let hills: UInt8 = 255

  /// The colour of each pixel, row by row.
  private var indices = [UInt8](repeating: 0, count: Self.width * Self.height)
  /// The state of the random numbers.
  private var seed: UInt64 = 20_260_301

  /// `count` colours that lead from one to another.
  private static func ramp(
    from first: (Double, Double, Double), to last: (Double, Double, Double), count: Int
  ) -> [UInt8] {
    (0..<count).flatMap { step in
      let fraction = Double(step) / Double(max(count - 1, 1))
      return [(first.0, last.0), (first.1, last.1), (first.2, last.2)].map { UInt8($0 + ($1 - $0) * fraction) }
    }
  }

  /// The next random number, 0 ≤ x < 1; the sequence is always the same. A linear congruential generator with the
  /// multiplier and increment of Knuth's MMIX.
  private mutating func random() -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(seed >> 40) / Double(1 << 24)
  }

  /// Colours a pixel, unless it is outside the picture.
  private mutating func set(_ x: Int, _ y: Int, _ value: Int) {
    guard (0..<Self.width).contains(x), (0..<Self.height).contains(y) else { return }
    indices[y * Self.width + x] = UInt8(min(max(value, 0), 255))
  }

  private mutating func drawSky() {
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let down = Double(y) / Double(Self.height)
        let distance = (Double(x) * 0.55 + Double(y) - 250) / 58
        let band = 26 * exp(-distance * distance) * (0.55 + 0.45 * sin(Double(x) / 31 + 2 * sin(Double(y) / 27)))
        set(x, y, min(Int(120 * down * down + band), Self.moon.lowerBound - 1))
      }
    }
  }

  private mutating func drawStars() {
    for _ in 0..<520 {
      let (x, y, size) = (Int(random() * Double(Self.width)), Int(random() * 260), random())
      let light = Self.stars.lowerBound + Int(Double(Self.stars.count - 1) * size * size)
      set(x, y, light)
      guard size > 0.93 else { continue }
      for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] { set(x + dx, y + dy, light - 6) }
    }
  }

  private mutating func drawMoon() {
    let (centreX, centreY, radius) = (352, 92, 50.0)
    let seas = [(-0.3, -0.35, 0.28), (0.15, -0.2, 0.22), (-0.15, 0.2, 0.33), (0.4, 0.3, 0.16), (-0.5, 0.05, 0.2)]
    for y in -51...51 {
      for x in -51...51 {
        let (across, down) = (Double(x) / radius, Double(y) / radius)
        let depth = 1 - across * across - down * down
        guard depth >= 0 else { continue }
        // Lit from the right and a little from the front.
        let lit = max(0, across * 0.78 + down * -0.1 + depth.squareRoot() * 0.62)
        let sea =
          seas.contains { (across - $0.0) * (across - $0.0) + (down - $0.1) * (down - $0.1) < $0.2 * $0.2 } ? 0.68 : 1
        let light = min(1, pow(lit, 0.55) * sea * (0.94 + random() * 0.06))
        set(centreX + x, centreY + y, Self.moon.lowerBound + Int(light * Double(Self.moon.count - 1)))
      }
    }
  }

  private mutating func drawHills() {
    for x in 0..<Self.width {
      let place = Double(x)
      let top = 262 - 16 * sin(place / 61 + 1) - 8 * sin(place / 23) - 2 * sin(place / 7)
      for y in Int(top)..<Self.height { indices[y * Self.width + x] = Self.hills }
    }
  }
}

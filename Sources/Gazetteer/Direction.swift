import Essentials

/// A unit vector from the Earth's centre.
struct Direction {
  let x, y, z: Double

  init(latitude: Double, longitude: Double) {
    let (phi, lambda) = (latitude * .pi / 180, longitude * .pi / 180)
    (x, y, z) = (cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
  }

  func cosine(to other: Direction) -> Double { x * other.x + y * other.y + z * other.z }
}

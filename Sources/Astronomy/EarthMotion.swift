/// The Earth's heliocentric position at an instant and shortly before, for light-time.
struct EarthMotion: Sendable {
  /// The geometric heliocentric vector, au, on the mean ecliptic and equinox of date.
  let position: Vector
  private let earlierPosition: Vector
  /// Days between the two positions.
  private static let step = 0.1
  /// Gaussian gravitational constant: the square root of the Sun's GM in au³/day².
  private static let gaussian = 0.017_202_098_95

  /// The motion at an instant in days of Terrestrial Time since J2000.0.
  init(at terrestrial: Double) {
    position = PlanetaryTheory.earth.place(at: terrestrial).vector
    earlierPosition = PlanetaryTheory.earth.place(at: terrestrial - Self.step).vector
  }

  /// The vector 0…0.2 days earlier, within 2e-8 au: by a parabola through two positions, curved by the Sun's gravity.
  func position(daysEarlier delay: Double) -> Vector {
    let distance = position.length
    let acceleration = position * (-Self.gaussian * Self.gaussian / (distance * distance * distance))
    return position + (earlierPosition - position) * (delay / Self.step)
      + acceleration * (delay * (delay - Self.step) / 2)
  }
}

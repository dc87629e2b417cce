import Gazetteer
import Testing

/// The light of cities over places whose skies are known.
struct CityLightTests {
  /// Magnitudes per square arcsecond under a natural sky of 21.9.
  private func sky(_ latitude: Double, _ longitude: Double) -> Double {
    let lamps = CityLight.brightness(latitude: latitude, longitude: longitude)
    var (magnitudes, ratio) = (0.0, 1 + lamps)
    // Without logarithms: 2.5 log10 by steps of a thousandth.
    while ratio > 1.0009214 { (magnitudes, ratio) = (magnitudes + 0.001, ratio / 1.00092146) }
    return 21.9 - magnitudes
  }

  @Test(arguments: [
    ("Mauna Kea", 19.82, -155.47, 21.86), ("Kitt Peak", 31.96, -111.6, 21.5), ("La Palma", 28.76, -17.89, 21.4),
    ("Palomar", 33.356, -116.863, 20.3), ("Seoul", 37.566, 126.978, 17.1),
  ])
  func `observatories are dark, and cities are not`(
    name: String, latitude: Double, longitude: Double, brightness: Double
  ) {
    #expect(abs(sky(latitude, longitude) - brightness) < 0.12, "\(name): \(sky(latitude, longitude))")
  }

  @Test func `far from all cities there is no light`() {
    #expect(CityLight.brightness(latitude: 90, longitude: 0) == 0)
    #expect(CityLight.brightness(latitude: -75, longitude: 0) == 0)
    #expect(CityLight.brightness(latitude: -45, longitude: -130) == 0)
    #expect(CityLight.brightness(latitude: .nan, longitude: 0) == 0)
    #expect(CityLight.brightness(latitude: 0, longitude: .infinity) == 0)
  }

  @Test func `the date line hides no city`() {
    // Taveuni lies on it; Suva is 150 km west.
    let west = CityLight.brightness(latitude: -17.5, longitude: 179.9)
    let east = CityLight.brightness(latitude: -17.5, longitude: -179.9)
    #expect(west > 0 && east > 0)
    #expect(abs(west - CityLight.brightness(latitude: -17.5, longitude: -180.1)) < 1e-4)
  }

  @Test func `a city's light falls with the distance from it`() {
    // North of Honolulu there is only the sea.
    let brightnesses = stride(from: 21.8, through: 23.0, by: 0.1).map {
      CityLight.brightness(latitude: $0, longitude: -157.9)
    }
    #expect(zip(brightnesses, brightnesses.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `a borough does not shine twice`() {
    // With Brooklyn, Queens and the Bronx counted beside New York it would be half as bright again.
    #expect(abs(sky(40.7128, -74.006) - 17.3) < 0.1)
  }
}

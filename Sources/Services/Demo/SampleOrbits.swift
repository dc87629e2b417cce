import Astronomy
import Entities
import Essentials

/// Sample orbits, as large as the real ones, and a sample geomagnetic storm, to try the program without a network.
struct SampleOrbits {
  /// The instant after which the satellites pass over their cities.
  let now: Date

  /// Orbits that take the ISS over the first city and Tiangong over the last one within its inclination.
  func skyData(over cities: [City]) -> SkyData {
    let reachable = cities.filter { abs($0.coordinates.latitude) < 41 }
    let orbits = [
      cities.first.flatMap { elements(of: .iss, over: $0, inclination: 51.63, meanMotion: 15.49) },
      reachable.last.flatMap { elements(of: .tiangong, over: $0, inclination: 41.47, meanMotion: 15.6) },
    ]
    return SkyData(orbits: orbits.compactMap(\.self), kpForecast: KpForecast(steps: steps))
  }

  /// A storm that comes and goes every day, for four days from this time yesterday.
  private var steps: [KpForecast.Step] {
    let start = (now.timeIntervalSince1970 / KpForecast.stepLength).rounded(.down) * KpForecast.stepLength - 86_400
    let values = [2, 2.33, 3, 3.67, 4.67, 5.67, 6.33, 5.33]
    return (0..<32).map { index in
      KpForecast.Step(
        start: Date(timeIntervalSince1970: start + Double(index) * KpForecast.stepLength),
        kp: values[index % values.count])
    }
  }

  /// A nearly circular orbit over a city at its next `twilight`, by inclination in degrees and revolutions a day.
  private func elements(
    of satellite: Satellite, over city: City, inclination: Double, meanMotion: Double
  ) -> SatelliteElements? {
    guard let date = twilight(over: city) else { return nil }
    let degree = Double.pi / 180
    let (latitude, tilt) = (city.coordinates.latitude * degree, inclination * degree)
    // The argument of latitude on an ascending pass, where sin φ = sin i · sin u.
    let argument = asin(max(-1, min(1, sin(latitude) / sin(tilt))))
    let fromNode = atan2(cos(tilt) * sin(argument), cos(argument))
    let node = siderealDegrees(at: date) + city.coordinates.longitude - fromNode / degree
    return SatelliteElements(
      satellite: satellite, epoch: date, meanMotion: meanMotion, eccentricity: 0.0005, inclination: inclination,
      ascendingNode: wrapped(node), argumentOfPericenter: 0, meanAnomaly: wrapped(argument / degree), drag: 0.0002)
  }

  /// When the Sun is next some 10° below a city's horizon, 22 minutes from civil dusk or dawn; within a day and a half.
  private func twilight(over city: City) -> Date? {
    let start = Instant.of(now)
    let night = DayEvents(window: start..<start + 1.5, observer: city.coordinates)
    let delay = 22.0 / 1440
    let (dusk, dawn) = (night.civil.sets.first.map { $0 + delay }, night.civil.rises.first.map { $0 - delay })
    return [dusk, dawn].compactMap(\.self).filter { $0 > start }.min().map(Instant.date)
  }

  /// Greenwich mean sidereal time in degrees, 0..<360, to an arcminute.
  private func siderealDegrees(at date: Date) -> Double { wrapped(280.4606 + 360.985_647_37 * Instant.of(date)) }

  /// The same angle in 0..<360.
  private func wrapped(_ degrees: Double) -> Double { degrees - (degrees / 360).rounded(.down) * 360 }
}

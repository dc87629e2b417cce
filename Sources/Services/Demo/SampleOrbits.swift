import Astronomy
import Entities
import Essentials

/// Orbits and a magnetic storm for looking around without a network: made so that the stations pass over a city of the
/// sample in the coming dusk or dawn, with the sizes of the real orbits.
struct SampleOrbits {
  let now: Date

  /// The ISS passes over the first city, Tiangong over the second that it can reach.
  func news(over cities: [City]) -> SkyNews {
    let reachable = cities.filter { abs($0.coordinates.latitude) < 41 }
    let orbits = [
      cities.first.flatMap { elements(of: .iss, over: $0, inclination: 51.63, meanMotion: 15.49) },
      reachable.last.flatMap { elements(of: .tiangong, over: $0, inclination: 41.47, meanMotion: 15.6) },
    ]
    return SkyNews(orbits: orbits.compactMap(\.self), kp: KpForecast(steps: steps))
  }

  /// A storm that comes and goes over three days.
  private var steps: [KpForecast.Step] {
    let start = (now.timeIntervalSince1970 / KpForecast.step).rounded(.down) * KpForecast.step - 86_400
    let values = [2, 2.33, 3, 3.67, 4.67, 5.67, 6.33, 5.33]
    return (0..<32).map { index in
      KpForecast.Step(
        start: Date(timeIntervalSince1970: start + Double(index) * KpForecast.step), kp: values[index % values.count])
    }
  }

  /// A circular orbit that is over a city in the next dusk or dawn.
  private func elements(
    of satellite: Satellite, over city: City, inclination: Double, meanMotion: Double
  ) -> SatelliteElements? {
    guard let date = twilight(over: city) else { return nil }
    let degree = Double.pi / 180
    let (latitude, tilt) = (city.coordinates.latitude * degree, inclination * degree)
    let argument = asin(max(-1, min(1, sin(latitude) / sin(tilt))))
    let fromNode = atan2(cos(tilt) * sin(argument), cos(argument))
    let node = siderealDegrees(at: date) + city.coordinates.longitude - fromNode / degree
    return SatelliteElements(
      satellite: satellite, epoch: date, meanMotion: meanMotion, eccentricity: 0.0005, inclination: inclination,
      ascendingNode: positive(node), argumentOfPericenter: 0, meanAnomaly: positive(argument / degree), drag: 0.0002)
  }

  /// The next moment at which the Sun is some 10° down over a city, in the coming day and a half.
  private func twilight(over city: City) -> Date? {
    let start = Instant.of(now)
    let night = DayEvents(window: start..<start + 1.5, observer: city.coordinates)
    let dusk = night.civil.sets.first.map { $0 + 22.0 / 1440 }
    let dawn = night.civil.rises.first.map { $0 - 22.0 / 1440 }
    return [dusk, dawn].compactMap(\.self).filter { $0 > start }.min().map(Instant.date)
  }

  /// Greenwich mean sidereal time; good to an arcminute, which a sample does not need better.
  private func siderealDegrees(at date: Date) -> Double { positive(280.4606 + 360.985_647_37 * Instant.of(date)) }

  private func positive(_ degrees: Double) -> Double { degrees - (degrees / 360).rounded(.down) * 360 }
}

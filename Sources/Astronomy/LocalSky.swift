package import Entities

/// The bodies of an ephemeris as seen from one place, at any instant of its span.
///
/// About 0.1 µs a position; as accurate as the ephemeris.
package struct LocalSky: Sendable {
  /// Must cover the instants that methods are called with; bodies it lacks take longer.
  let ephemeris: Ephemeris
  let site: Site

  /// The sky over a place.
  package init(_ ephemeris: Ephemeris, from observer: Coordinates) {
    self.ephemeris = ephemeris
    site = Site(observer)
  }

  /// Altitude of a target's centre in degrees, without refraction.
  package func altitude(of target: LocalTarget, at instant: Double) -> Double {
    let time = ephemeris.orientations.siderealTime(at: instant)
    let position = TargetPath(target, ephemeris).position(at: instant)
    return clampedAsin(site.altitude(of: position, siderealTime: time).sine) / Angle.degree
  }

  /// Where a target's centre is seen, with refraction if that puts it above the horizon.
  package func place(of target: LocalTarget, at instant: Double) -> SkyPlace {
    let time = ephemeris.orientations.siderealTime(at: instant)
    let (altitude, azimuth) = Sky.horizontal(vector(to: target, at: instant), siderealTime: time, site: site)
    return SkyPlace(altitude: Refraction.visible(altitude), azimuth: azimuth)
  }

  /// The angle in degrees between two targets as seen from the place.
  package func separation(_ first: LocalTarget, _ second: LocalTarget, at instant: Double) -> Double {
    vector(to: first, at: instant).angle(to: vector(to: second, at: instant)) / Angle.degree
  }

  /// The topocentric equatorial vector of date to a target's centre, au.
  func vector(to target: LocalTarget, at instant: Double) -> Vector {
    switch target {
    case .body(let body):
      let time = ephemeris.orientations.siderealTime(at: instant) + site.longitude
      return ephemeris.track(of: body).position(at: instant) - site.position(localSiderealTime: time)
    case .direction(let fixed): return fixed
    }
  }
}

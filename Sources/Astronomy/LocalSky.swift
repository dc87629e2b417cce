package import Entities

/// The sky over a place: where a body is seen at any instant (UTC days since J2000.0) that an ephemeris covers, in 0.1 µs.
package struct LocalSky: Sendable {
  /// The ephemeris, which must cover the instants that methods are called with; bodies that it lacks take longer.
  let ephemeris: Ephemeris
  /// The place.
  let site: Site

  /// The sky over a place.
  package init(_ ephemeris: Ephemeris, from observer: Coordinates) {
    self.ephemeris = ephemeris
    site = Site(observer)
  }

  /// The topocentric altitude of a target's centre in degrees, −90…90, without refraction.
  package func altitude(of target: LocalTarget, at instant: Double) -> Double {
    let position = TargetPath(target, ephemeris).position(at: instant)
    return clampedAsin(site.altitude(of: position, siderealTime: siderealTime(at: instant)).sine) / Angle.degree
  }

  /// Where a target's centre is seen, with refraction if that puts it above the horizon.
  package func place(of target: LocalTarget, at instant: Double) -> SkyPlace {
    SkyPlace(site.local(vector(to: target, at: instant), siderealTime: siderealTime(at: instant))).refracted
  }

  /// The angle in degrees, 0…180, between two targets' centres as seen from the place, without refraction.
  package func separation(_ first: LocalTarget, _ second: LocalTarget, at instant: Double) -> Double {
    vector(to: first, at: instant).angle(to: vector(to: second, at: instant)) / Angle.degree
  }

  /// The topocentric vector (au) to a target's centre, on the true equator and equinox of date.
  func vector(to target: LocalTarget, at instant: Double) -> Vector {
    TargetPath(target, ephemeris).position(at: instant) - site.position(siderealTime: siderealTime(at: instant))
  }

  /// Greenwich apparent sidereal time, radians, not reduced.
  func siderealTime(at instant: Double) -> Double { ephemeris.orientations.siderealTime(at: instant) }
}

import Entities

extension SkyPlace {
  /// Where a vector on the axes north, east, up points, without refraction.
  init(_ vector: Vector) {
    self.init(
      altitude: vector.latitude / Angle.degree, azimuth: Angle.positive(vector.longitude) / Angle.degree)
  }

  /// The unit vector on those axes that points to the place.
  var vector: Vector { Vector(longitude: azimuth * Angle.degree, latitude: altitude * Angle.degree) }

  /// The place as it is seen: with refraction if that puts it above the horizon.
  var refracted: SkyPlace { SkyPlace(altitude: Refraction.apparentAltitude(trueAltitude: altitude), azimuth: azimuth) }

  /// The middle of some places on the sphere; altitude and azimuth 0 if there are none.
  static func middle(of places: [SkyPlace]) -> SkyPlace {
    SkyPlace(places.reduce(Vector(x: 0, y: 0, z: 0)) { $0 + $1.vector })
  }
}

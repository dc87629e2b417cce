import Entities

extension SkyPlace {
  /// Where a vector on the axes north, east, up points, without refraction.
  init(_ vector: Vector) {
    self.init(
      altitude: vector.latitude / Angle.degree, azimuth: Angle.positive(vector.longitude) / Angle.degree)
  }

  /// A vector on those axes that points to the place, one unit long.
  var vector: Vector { Vector(longitude: azimuth * Angle.degree, latitude: altitude * Angle.degree) }

  /// The place as it is seen: with refraction if that puts it above the horizon.
  var refracted: SkyPlace { SkyPlace(altitude: Refraction.visible(altitude), azimuth: azimuth) }
}

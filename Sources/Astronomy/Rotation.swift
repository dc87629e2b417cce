/// A rotation of the axes.
struct Rotation: Sendable {
  /// The new axes in terms of the old ones.
  let x, y, z: Vector

  /// The rotation whose columns these vectors are: the old axes in terms of the new ones.
  init(columns a: Vector, _ b: Vector, _ c: Vector) {
    self.init(x: Vector(x: a.x, y: b.x, z: c.x), y: Vector(x: a.y, y: b.y, z: c.y), z: Vector(x: a.z, y: b.z, z: c.z))
  }

  /// The rotation to new axes, given in terms of the old ones.
  init(x: Vector, y: Vector, z: Vector) { (self.x, self.y, self.z) = (x, y, z) }

  /// The vector seen from the new axes.
  func callAsFunction(_ vector: Vector) -> Vector { Vector(x: x.dot(vector), y: y.dot(vector), z: z.dot(vector)) }

  /// The vector seen from the old axes again.
  func inverse(_ vector: Vector) -> Vector { x * vector.x + y * vector.y + z * vector.z }
}

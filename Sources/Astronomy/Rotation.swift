/// A rotation of the axes to which vectors refer.
struct Rotation: Sendable {
  /// The new axes in terms of the old ones.
  private let x, y, z: Vector

  /// The rotation that turns every vector as a function does.
  init(_ turned: (Vector) -> Vector) {
    let (a, b) = (turned(Vector(x: 1, y: 0, z: 0)), turned(Vector(x: 0, y: 1, z: 0)))
    let c = turned(Vector(x: 0, y: 0, z: 1))
    self.init(x: Vector(x: a.x, y: b.x, z: c.x), y: Vector(x: a.y, y: b.y, z: c.y), z: Vector(x: a.z, y: b.z, z: c.z))
  }

  /// The rotation to new axes, given in terms of the old ones.
  init(x: Vector, y: Vector, z: Vector) { (self.x, self.y, self.z) = (x, y, z) }

  /// The vector seen from the new axes.
  func callAsFunction(_ vector: Vector) -> Vector { Vector(x: x.dot(vector), y: y.dot(vector), z: z.dot(vector)) }

  /// The vector seen from the old axes again.
  func inverse(_ vector: Vector) -> Vector { x * vector.x + y * vector.y + z * vector.z }
}

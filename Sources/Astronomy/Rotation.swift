/// A turn of the axes.
struct Rotation: Sendable {
  /// The new axes in the old ones.
  let x: Vector
  let y: Vector
  let z: Vector

  /// The vector seen from the turned axes.
  func callAsFunction(_ vector: Vector) -> Vector { Vector(x: x.dot(vector), y: y.dot(vector), z: z.dot(vector)) }

  /// The turn back.
  func back(_ vector: Vector) -> Vector { x * vector.x + y * vector.y + z * vector.z }
}

/// A turn of the axes.
struct Rotation: Sendable {
  private let x: Vector
  private let y: Vector
  private let z: Vector

  /// The turn that does the same to every vector as the function.
  init(_ turn: (Vector) -> Vector) {
    let columns = [Vector(x: 1, y: 0, z: 0), Vector(x: 0, y: 1, z: 0), Vector(x: 0, y: 0, z: 1)].map(turn)
    x = Vector(x: columns[0].x, y: columns[1].x, z: columns[2].x)
    y = Vector(x: columns[0].y, y: columns[1].y, z: columns[2].y)
    z = Vector(x: columns[0].z, y: columns[1].z, z: columns[2].z)
  }

  /// The vector seen from the turned axes.
  func callAsFunction(_ vector: Vector) -> Vector { Vector(x: x.dot(vector), y: y.dot(vector), z: z.dot(vector)) }

  /// The turn back.
  func back(_ vector: Vector) -> Vector { x * vector.x + y * vector.y + z * vector.z }
}

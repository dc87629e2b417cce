import Essentials

/// Fits polynomials to values at the Chebyshev nodes of −1…1, where interpolation errs least.
struct ChebyshevFit: Sendable {
  /// The nodes, at which values are needed.
  let nodes: [Double]
  /// For each node the coefficients, by rising power, of the polynomial that is 1 there and 0 at the others.
  private let basis: [[Double]]

  /// A fit by polynomials of a degree one less than the number of nodes.
  init(nodeCount: Int) {
    let nodes = (0..<nodeCount).map { cos(.pi * (Double($0) + 0.5) / Double(nodeCount)) }
    self.nodes = nodes
    basis = nodes.map { node in
      nodes.filter { $0 != node }.reduce([1.0]) { polynomial, zero in
        let scale = 1 / (node - zero)
        var product = [Double](repeating: 0, count: polynomial.count + 1)
        for (power, coefficient) in polynomial.enumerated() {
          product[power + 1] += coefficient * scale
          product[power] -= coefficient * scale * zero
        }
        return product
      }
    }
  }

  /// The coefficients, by rising power, of the vector polynomial with these values at the nodes.
  func coefficients(through values: [Vector]) -> [Vector] {
    var sum = [Vector](repeating: Vector(x: 0, y: 0, z: 0), count: nodes.count)
    for (value, polynomial) in zip(values, basis) {
      for power in polynomial.indices { sum[power] = sum[power] + value * polynomial[power] }
    }
    return sum
  }
}

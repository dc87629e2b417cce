import Entities
import Foundation
import Testing

@testable import Astronomy

struct SGP4Tests {
  private static func orbits(_ kind: String) throws -> [(id: String, elements: SatelliteElements)] {
    try Fixture.rows("Satellites/verification_orbits").filter { $0[9] == kind }.map { ($0[0], SatelliteElements($0)) }
  }

  @Test func `the verification orbits are met within a metre and a millimetre a second`() throws {
    let states = Dictionary(grouping: try Fixture.rows("Satellites/verification_states"), by: { $0[0] })
    var count = 0
    for (id, elements) in try Self.orbits("near") {
      let orbit = try #require(SGP4(elements))
      for row in states[id] ?? [] {
        let numbers = row.dropFirst().map(Fixture.number)
        guard let state = orbit.state(minutes: numbers[0]) else { continue }
        let position = Vector(x: numbers[1], y: numbers[2], z: numbers[3])
        let velocity = Vector(x: numbers[4], y: numbers[5], z: numbers[6])
        #expect((state.position - position).length < 1e-3, "\(id) \(numbers[0])")
        #expect((state.velocity - velocity).length < 1e-6, "\(id) \(numbers[0])")
        count += 1
      }
    }
    #expect(count == 158)
  }

  @Test func `deep space is refused`() throws {
    for (id, elements) in try Self.orbits("deep") where id != "33334" {
      #expect(RecoveredOrbit(elements).period >= 225 && SGP4(elements) == nil)
    }
  }

  @Test func `numbers that are no orbit's are refused, and none traps`() throws {
    let good = try #require(Self.orbits("near").first?.elements)
    let paths: [WritableKeyPath<SatelliteElements, Double>] = [
      \.epochSeconds, \.meanMotion, \.eccentricity, \.inclination, \.ascendingNode, \.argumentOfPericenter,
      \.meanAnomaly,
      \.drag,
    ]
    for path in paths {
      for value in [Double.nan, .infinity, -.infinity, 1e300] {
        var bad = good
        bad[keyPath: path] = value
        #expect(SGP4(bad) == nil)
      }
    }
    let orbit = try #require(SGP4(good))
    for minutes in [Double.nan, .infinity, 1e9, -1e9] {
      #expect(orbit.state(minutes: minutes) == nil)
    }
  }

  @Test func `a satellite that falls has no position any more`() throws {
    var falling = try #require(Self.orbits("near").first?.elements)
    (falling.meanMotion, falling.eccentricity, falling.drag) = (16.4, 0.001, 0.05)
    let orbit = try #require(SGP4(falling))
    #expect(orbit.state(minutes: 0) != nil)
    #expect(stride(from: 0.0, to: 100_000, by: 500).contains { orbit.state(minutes: $0) == nil })
  }
}

extension SatelliteElements {
  /// A row of a table of orbits: a name, then the numbers.
  init(_ row: [String]) {
    let numbers = row.dropFirst().map(Fixture.number)
    self.init(
      satellite: .iss, epoch: Instant.date(numbers[0]), meanMotion: numbers[1], eccentricity: numbers[2],
      inclination: numbers[3],
      ascendingNode: numbers[4], argumentOfPericenter: numbers[5], meanAnomaly: numbers[6], drag: numbers[7])
  }

  fileprivate var epochSeconds: Double {
    get { epoch.timeIntervalSince1970 }
    set { epoch = Date(timeIntervalSince1970: newValue) }
  }
}

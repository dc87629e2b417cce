import Foundation
import Testing

@testable import Entities

struct UnitsTests {
  private func unit(_ word: String) throws -> Entities.Unit {
    try #require(Measure.allCases.flatMap(\.units).first { $0.name == word })
  }

  @Test(arguments: [(-40.0, -40.0), (0, 32), (100, 212), (37, 98.6), (-273.15, -459.67)])
  func `temperatures`(celsius: Double, fahrenheit: Double) throws {
    #expect(abs(try unit("fahrenheit").value(celsius) - fahrenheit) < 1e-9)
    #expect(abs(try unit("fahrenheit").canonical(fahrenheit) - celsius) < 1e-9)
    #expect(try unit("celsius").value(celsius) == celsius)
    #expect(try unit("fahrenheit").difference(10) == 18)
  }

  @Test(arguments: [("kmh", 36.0), ("mph", 22.369_362_920_544), ("ms", 10), ("kn", 19.438_444_924_406)])
  func `ten metres a second`(word: String, expected: Double) throws {
    #expect(abs(try unit(word).value(10) - expected) < 1e-9)
    #expect(abs(try unit(word).canonical(expected) - 10) < 1e-9)
  }

  @Test func `amounts, pressures and distances`() throws {
    #expect(try unit("inch").value(25.4) == 1)
    #expect(abs(try unit("inhg").value(1013.25) - 29.921_252_4) < 1e-6)
    #expect(try unit("mi").value(1609.344) == 1)
    #expect(try unit("km").canonical(24.1) == 24_100)
  }

  @Test func `every unit comes back, and is found by its own name alone`() {
    let scale = Units("bft")[.windSpeed]
    for unit in Measure.allCases.flatMap(\.units) where unit != scale {
      for value in [7.3, 998.2, 812] { #expect(abs(unit.canonical(unit.value(value)) - value) < 1e-9, "\(unit.name)") }
    }
    let words = Measure.choosable.flatMap { Set($0.units.map(\.name)) }
    #expect(words.count == Set(words).count)
  }

  @Test func `a step is read back as its middle, which is the same step`() {
    let unit = Unit("steps", "", steps: [1, 4, 10])
    #expect([0, 0.9, 1, 3.9, 4, 10, 400].map(unit.value) == [0, 0, 1, 1, 2, 3, 3])
    #expect([0, 1, 2, 3].map(unit.canonical) == [0.5, 2.5, 7, 15])
    for step in 0...3 { #expect(unit.value(unit.canonical(Double(step))) == Double(step)) }
    #expect(unit.canonical(-5) == 0.5 && unit.canonical(99) == 15)
  }

  @Test func `a wind force is whole, and read back as the middle of its step`() throws {
    let force = try unit("bft")
    #expect([0, 0.3, 2.8, 13.8, 13.9, 40].map(force.value) == [0, 1, 2, 6, 7, 12])
    #expect(abs(force.canonical(2) - 2.5) < 1e-9 && force.value(force.canonical(12)) == 12)
    #expect(force.documentDigits == 0 && UnitChange(word: "Beaufort") == UnitChange(word: "bft"))
  }

  @Test func `decimals are left out where they find no room`() throws {
    #expect(try [0, 9.94, 9.96, 120].map { try unit("mm").digits(of: $0, within: 3) } == [1, 1, 0, 0])
    #expect(try [0.994, 9.994, 9.996, 99.96].map { try unit("inch").digits(of: $0, within: 4) } == [2, 2, 1, 0])
    #expect(try [3, 2, 1].map { try unit("inch").digits(of: 0.5, within: $0) } == [1, 0, 0], "0.50 is too wide")
    #expect(try unit("mm").digits(resolving: 0.001) == 3 && unit("inch").digits(resolving: 0.001) == 5)
  }

  @Test(arguments: [Units.metric, .imperial, .uk, Units("bft", "inch", "12h")])
  func `any mix is decoded as it was encoded`(units: Units) throws {
    #expect(try JSONDecoder().decode(Units.self, from: JSONEncoder().encode(units)) == units)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -3, 99])
  func `a force off the scale has a speed`(force: Double) throws {
    #expect(try unit("bft").canonical(force).isFinite)
  }
}

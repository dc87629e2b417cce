import Entities
import Testing

@testable import Astronomy

struct ConstellationTests {
  private func name(_ rightAscension: Double, _ declination: Double) -> String {
    Constellation.name(
      atJ2000: Vector(longitude: rightAscension * Angle.degree, latitude: declination * Angle.degree))
  }

  @Test func `constellations are those of the reference`() throws {
    for row in try Fixture.rows("constellations") {
      let expected = try #require(StarCatalogue.constellations.first { $0.abbreviation == row[2] })
      #expect(name(Fixture.number(row[0]), Fixture.number(row[1])) == expected.name, "\(row)")
    }
  }

  @Test func `both parts of Serpens are Serpens, and the poles belong somewhere`() {
    #expect(name(236, 6) == "Serpens" && name(275, -3) == "Serpens")
    #expect(name(0, 90) == "Ursa Minor" && name(0, -90) == "Octans")
  }

  @Test func `there are 88 names`() {
    #expect(Set(StarCatalogue.constellations.map(\.name)).count == 88)
  }
}

import Testing

@testable import Astronomy

struct ConstellationTests {
  @Test func `constellations are those of the reference`() throws {
    for row in try Fixture.rows("constellations") {
      let found = Constellation(rightAscension: Fixture.number(row[0]), declination: Fixture.number(row[1]))
      #expect(found.abbreviation == row[2], "\(row)")
    }
  }

  @Test func `both parts of Serpens are Serpens, and the poles belong somewhere`() {
    #expect(Constellation(rightAscension: 236, declination: 6).name == "Serpens")
    #expect(Constellation(rightAscension: 275, declination: -3).name == "Serpens")
    #expect(Constellation(rightAscension: 0, declination: 90).name == "Ursa Minor")
    #expect(Constellation(rightAscension: 0, declination: -90).name == "Octans")
  }

  @Test func `there are 88 names`() {
    #expect(Set(ConstellationTable.names).count == 88 && ConstellationTable.abbreviations.count == 88)
  }
}

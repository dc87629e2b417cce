import Foundation
import Testing
import generate_astronomy_tables

@testable import Astronomy

struct TablesTests {
  @Test func `the committed tables are what the generator writes`() throws {
    let source = Fixture.root.appendingPathComponent("Fixtures/Astronomy/Tables", isDirectory: true)
    let committed = Fixture.root.appendingPathComponent("Sources/Astronomy/Tables", isDirectory: true)
    let files = try AstronomyTables.files(from: source)
    #expect(files.count == 6)
    for file in files {
      let text = try String(contentsOf: committed.appendingPathComponent(file.name), encoding: .utf8)
      #expect(text == file.text, "\(file.name): run generate-astronomy-tables")
    }
    #expect(Set(files.map(\.name)) == Set(try FileManager.default.contentsOfDirectory(atPath: committed.path)))
  }

  @Test func `the tables have all their rows`() {
    #expect(LunarTable.counts.reduce(0, +) == 321)
    #expect(LunarTable.multipliers.count == 321 * 11 && LunarTable.amplitudes.count == 642)
    #expect(VSOP87DTable.earth.count == 134 * 3 && VSOP87DTable.earthCounts.reduce(0, +) == 134)
    #expect(VSOP87DTable.saturn.count == 236 * 3 && VSOP87DTable.saturnCounts.reduce(0, +) == 236)
    #expect(ConstellationTable.strips.count == 357 * 4)
    #expect(DeltaTTable.seconds.count == 201)
  }
}

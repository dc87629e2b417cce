import Foundation
import Entities
import Testing

@testable import Astronomy

/// The packed tables against the raw data they are made of.
struct StarCatalogueTests {
  private static func raw(_ name: String) throws -> [[String: String]] {
    let file = Fixture.root.appendingPathComponent("Sources/generate/Raw/\(name).csv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let names = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }

  private static func direction(_ row: [String: String]) -> Vector {
    let numbers = ["ra_deg", "dec_deg"].map { Fixture.number(row[$0] ?? "") * Angle.degree }
    return Vector(longitude: numbers[0], latitude: numbers[1])
  }

  @Test func `every star is the one of the raw data`() throws {
    let rows = try Self.raw("stars")
    #expect(StarCatalogue.stars.count == rows.count)
    for (star, row) in zip(StarCatalogue.stars, rows) {
      #expect(String(star.hip) == row["hip"])
      #expect(abs(star.magnitude - Fixture.number(row["v_mag"] ?? "")) < 0.006)
      #expect(star.direction.angle(to: Self.direction(row)) < 1.5 * Angle.arcsecond, "\(star.hip)")
      if let color = Double(row["b_v"] ?? "") { #expect(abs((star.color ?? .nan) - color) < 0.011) }
      let motion = hypot(
        Fixture.number(row["pm_ra_cosdec_mas_yr"] ?? ""), Fixture.number(row["pm_dec_mas_yr"] ?? ""))
      #expect(abs(star.motion.length * 365.25 / Angle.arcsecond * 1000 - motion) < 3.5, "\(star.hip)")
    }
  }

  @Test func `every line of a constellation goes through its stars`() throws {
    let rows = try Self.raw("constellation_lines")
    let drawn = StarCatalogue.figures.flatMap { figure in
      figure.stars.map { (StarCatalogue.constellations[figure.constellation].abbreviation, StarCatalogue.stars[$0]) }
    }
    // Two points of the raw data are not at a star of the catalogue and are left out.
    #expect(drawn.count == rows.count - 2)
    for (abbreviation, star) in drawn {
      let isThere = rows.contains {
        $0["constellation"] == abbreviation && star.direction.angle(to: Self.direction($0)) < 0.05 * Angle.degree
      }
      #expect(isThere, "\(abbreviation) \(star.hip)")
    }
    #expect(StarCatalogue.figures.allSatisfy { $0.stars.count > 1 })
  }

  @Test func `all 88 constellations and 110 objects have their names`() {
    #expect(StarCatalogue.constellations.count == 88)
    #expect(
      StarCatalogue.constellations.map(\.abbreviation) == StarCatalogue.constellations.map(\.abbreviation).sorted())
    #expect(StarCatalogue.constellations.allSatisfy { !$0.labels.isEmpty })
    #expect(StarCatalogue.constellations.filter { $0.labels.count == 2 }.map(\.abbreviation) == ["Ser"])
    #expect(StarCatalogue.messier.map(\.designation) == (1...110).map { "M\($0)" })
    #expect(StarCatalogue.starNames[32349] == "Sirius")
    #expect(StarCatalogue.milkyWay.count == 240 * 120)
  }
}

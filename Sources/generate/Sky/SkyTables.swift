package import Essentials

/// The files in `Tables/Sky`: series for positions, tables of numbers, and the stars, figures and names of a star
/// chart.
///
/// `Sources/CData/LICENSES.txt` names the sources of the raw data and their licenses.
package enum SkyTables {
  /// All files, made of the raw data in a directory. Throws if one of its files can't be read.
  package static func files(from directory: URL) throws -> [GeneratedFile] {
    func table(_ name: String) throws -> SourceTable { try SourceTable("\(name).csv", in: directory) }
    let constellations = try table("constellation_names").rows
    let codes = Set(constellations.map { $0["constellation"] ?? "" }).sorted()
    let stars = try table("stars").rows.map(RawStar.init)
    return [
      planets(try table("vsop87d")),
      moon(try table("moon")),
      nutation(try table("nutation")),
      deltaT(try table("delta_t")),
      borders(try table("constellation_borders"), codes: codes),
      try MeteorShowers(in: directory).file,
      GeneratedFile("Sky/stars.bin", bytes: StarTable.bytes(stars)),
      GeneratedFile(
        "Sky/figures.bin",
        bytes: FigureTable.bytes(try table("constellation_lines").rows, stars: stars, codes: codes)),
      GeneratedFile("Sky/milky-way.bin", bytes: MilkyWayGrid(try table("milky_way").rows).bytes),
      StarNames.names(try table("star_names").rows, stars: stars),
      StarNames.constellations(constellations),
      StarNames.messier(try table("messier").rows, names: try table("messier_names").rows),
    ]
  }

  /// The series VSOP87D (Bretagnon and Francou, Astronomy & Astrophysics 202, 309, 1988): for each planet, the number
  /// of terms of L, B and R for the powers 0, 1 and 2 of τ; then A, B and C of all terms in the same order. A term is A
  /// cos(B + Cτ), in radians or au, with τ in thousands of Julian years.
  private static func planets(_ table: SourceTable) -> GeneratedFile {
    let planets = ["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"]
    let series = planets.flatMap { planet in
      ["L", "B", "R"].flatMap { coordinate in
        ["0", "1", "2"].map { power in table.fields.filter { $0.prefix(3) == [planet, coordinate, power] } }
      }
    }
    return GeneratedFile(
      "Sky/planets.bin",
      numbers: series.map { Double($0.count) } + series.joined().flatMap { numbers($0.suffix(3)) })
  }

  /// Moshier's lunar series, without the terms whose `cut` is below 3″: five coefficients of each of the 11 arguments
  /// in arcseconds; the number of terms of L, B and R for the powers 0 and 1 of T; then of each term, 11 multipliers of
  /// the arguments and the amplitudes of sine and cosine.
  private static func moon(_ table: SourceTable) -> GeneratedFile {
    let series = ["L", "B", "R"].flatMap { name in
      ["0", "1"].map { power in
        table.fields.filter { $0[0] == name && $0[1] == power && (Int($0[2]) ?? 0) >= 3 }
      }
    }
    return GeneratedFile(
      "Sky/moon.bin",
      numbers: table.arguments.flatMap { ($0 + [0, 0, 0]).prefix(5) } + series.map { Double($0.count) }
        + series.joined().flatMap { numbers($0[3..<16]) })
  }

  /// The 13 largest terms of the nutation model IAU 2000B: constant and rate of the five arguments in arcseconds; then
  /// of each term, 5 multipliers and 6 amplitudes in 10⁻⁷ arcseconds.
  private static func nutation(_ table: SourceTable) -> GeneratedFile {
    GeneratedFile(
      "Sky/nutation.bin",
      numbers: table.arguments.flatMap { $0 } + table.fields.prefix(13).flatMap { numbers($0[...]) })
  }

  /// ΔT = TT − UT1 at the beginning of each year: the first year, then seconds for it and each later one.
  private static func deltaT(_ table: SourceTable) -> GeneratedFile {
    GeneratedFile(
      "Sky/delta-t.bin", numbers: numbers(table.fields[0].prefix(1)) + table.fields.flatMap { numbers($0.suffix(1)) })
  }

  /// The boundaries of the constellations by Delporte: of each strip, the right ascension where it begins and ends
  /// (1/1800 h), its lower declination (arcminutes), and the index of its constellation in the order of the
  /// abbreviations.
  private static func borders(_ table: SourceTable, codes: [String]) -> GeneratedFile {
    GeneratedFile(
      "Sky/borders.bin",
      numbers: table.fields.flatMap { numbers($0.prefix(3)) + [Double(codes.firstIndex(of: $0[3]) ?? 0)] })
  }

  /// The numbers in some fields, NaN for other texts.
  private static func numbers(_ fields: ArraySlice<String>) -> [Double] { fields.map { Double($0) ?? .nan } }
}

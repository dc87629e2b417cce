package import Essentials

/// The files of `Tables/Sky`: series, tables of numbers, and what a chart of the stars is drawn of.
///
/// `Sources/CData/LICENSES.txt` names the sources and their licenses.
package enum SkyTables {
  /// All files, from the folder of the raw data.
  package static func files(from folder: URL) throws -> [GeneratedFile] {
    func table(_ name: String) throws -> SourceTable { try SourceTable("\(name).csv", in: folder) }
    let constellations = try table("constellation_names").rows
    let codes = Set(constellations.map { $0["constellation"] ?? "" }).sorted()
    let stars = try table("stars").rows.map(RawStar.init)
    return [
      planets(try table("vsop87d")),
      moon(try table("moon")),
      nutation(try table("nutation")),
      deltaT(try table("delta_t")),
      borders(try table("constellation_borders"), codes: codes),
      try MeteorShowers(in: folder).file,
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

  /// VSOP87D: for each planet the numbers of rows of L, B and R for the powers 0, 1 and 2 of tau; then A, B and C of the
  /// rows of all.
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

  /// Moshier's lunar series, the rows with `cut` of 3" and more: five coefficients of each of the 11 arguments in
  /// arcseconds; the numbers of rows of L, B and R for the powers 0 and 1 of T; of each row 11 multipliers and the
  /// amplitudes of sine and cosine.
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

  /// The 13 largest terms of the nutation IAU 2000B: constant and rate of the five arguments in arcseconds; of each row
  /// 5 multipliers and 6 amplitudes in 1e-7 arcseconds.
  private static func nutation(_ table: SourceTable) -> GeneratedFile {
    GeneratedFile(
      "Sky/nutation.bin",
      numbers: table.arguments.flatMap { $0 } + table.fields.prefix(13).flatMap { numbers($0[...]) })
  }

  /// TT - UT1 at the beginning of each year: the first year, then seconds.
  private static func deltaT(_ table: SourceTable) -> GeneratedFile {
    GeneratedFile(
      "Sky/delta-t.bin", numbers: numbers(table.fields[0].prefix(1)) + table.fields.flatMap { numbers($0.suffix(1)) })
  }

  /// Delporte's boundaries: of each strip the right ascension from and to (1/1800 h), the lower declination (arcminutes), and
  /// the place of the constellation in the order of the abbreviations.
  private static func borders(_ table: SourceTable, codes: [String]) -> GeneratedFile {
    GeneratedFile(
      "Sky/borders.bin",
      numbers: table.fields.flatMap { numbers($0.prefix(3)) + [Double(codes.firstIndex(of: $0[3]) ?? 0)] })
  }

  private static func numbers(_ fields: ArraySlice<String>) -> [Double] { fields.map { Double($0) ?? .nan } }
}

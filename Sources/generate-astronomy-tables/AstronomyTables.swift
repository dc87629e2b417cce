package import Essentials

/// Turns the source tables into the Swift files of the module Astronomy; the same input gives the same bytes.
package enum AstronomyTables {
  /// Every generated file, read from the folder of the source tables.
  package static func files(from folder: URL) throws -> [SwiftFile] {
    [
      try planets(SourceTable("vsop87d.csv", in: folder)),
      try moon(SourceTable("moon.csv", in: folder)),
      try nutation(SourceTable("nutation.csv", in: folder)),
      try deltaT(SourceTable("delta_t.csv", in: folder)),
      try constellations(
        SourceTable("constellations.csv", in: folder), names: SourceTable("constellation_names.csv", in: folder)),
      try MeteorShowerTable(in: folder).file,
    ]
  }

  private static func planets(_ table: SourceTable) -> SwiftFile {
    var file = SwiftFile(
      type: "VSOP87DTable", about: "The truncated series of VSOP87D.", comments: table.comments, licence: Licences.ephem
    )
    let order = ["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"]
    for planet in order {
      let series = ["L", "B", "R"].flatMap { coordinate in
        ["0", "1", "2"].map { power in table.rows.filter { $0.prefix(3) == [planet, coordinate, power] } }
      }
      file.add(
        "\(planet)Counts", "Int", about: "Rows of L, B and R for the powers 0, 1 and 2 of tau.", perLine: 9,
        series.map { String($0.count) })
      file.add(
        planet, "Double", about: "A, B and C of each row.", perLine: 3, series.joined().flatMap { $0.suffix(3) })
    }
    return file
  }

  private static func moon(_ table: SourceTable) -> SwiftFile {
    var file = SwiftFile(
      type: "LunarTable", about: "Moshier's lunar series, the rows with `cut` of 3\" and more.",
      comments: table.comments, licence: Licences.ephem)
    let series = ["L", "B", "R"].flatMap { name in
      ["0", "1"].map { power in
        table.rows.filter { $0[0] == name && $0[1] == power && (Int($0[2]) ?? 0) >= 3 }
      }
    }
    file.add(
      "arguments", "Double", about: "Coefficients of the 11 arguments, five powers of T each, arcseconds.", perLine: 5,
      table.arguments.flatMap { Array(($0 + ["0", "0", "0"]).prefix(5)) })
    file.add(
      "counts", "Int", about: "Rows of L, B and R for the powers 0 and 1 of T.", perLine: 6,
      series.map { String($0.count) })
    file.add(
      "multipliers", "Int8", about: "11 multipliers a row.", perLine: 11,
      series.joined().flatMap { $0[3..<14] })
    file.add(
      "amplitudes", "Double", about: "Sine and cosine amplitude of each row.", perLine: 2,
      series.joined().flatMap { $0[14..<16] })
    return file
  }

  private static func nutation(_ table: SourceTable) -> SwiftFile {
    var file = SwiftFile(
      type: "NutationTable", about: "The largest terms of the nutation IAU 2000B.", comments: table.comments,
      licence: Licences.erfa)
    file.add(
      "arguments", "Double", about: "Constant and rate of l, l', F, D and Om, arcseconds and arcseconds a century.",
      perLine: 2, table.arguments.flatMap { $0 })
    file.add("multipliers", "Int8", about: "5 multipliers a row.", perLine: 5, table.rows.flatMap { $0.prefix(5) })
    file.add(
      "amplitudes", "Double", about: "6 amplitudes a row, 1e-7 arcseconds.", perLine: 6,
      table.rows.flatMap { $0.suffix(6) })
    return file
  }

  private static func deltaT(_ table: SourceTable) -> SwiftFile {
    var file = SwiftFile(
      type: "DeltaTTable", about: "TT - UT1 at the beginning of each year.", comments: table.comments,
      licence: Licences.skyfield)
    file.add("firstYear", "Int", about: "The year of the first value.", perLine: 1, [table.rows.first?.first ?? "1900"])
    file.add("seconds", "Double", about: "Seconds, one value a year.", perLine: 10, table.rows.map { $0[1] })
    return file
  }

  private static func constellations(_ table: SourceTable, names: SourceTable) -> SwiftFile {
    var file = SwiftFile(
      type: "ConstellationTable", about: "Delporte's boundaries of the constellations.", comments: table.comments,
      licence: Licences.ephem)
    let order = Dictionary(uniqueKeysWithValues: names.rows.enumerated().map { ($1[0], $0) })
    file.add(
      "abbreviations", "String", about: "The abbreviations of the IAU.", perLine: 11, names.rows.map { "\"\($0[0])\"" })
    file.add(
      "names", "String", about: "The Latin names, in the same order.", perLine: 6, names.rows.map { "\"\($0[1])\"" })
    file.add(
      "strips", "Int32",
      about: "Right ascension from and to (1/1800 h), lower declination (arcminutes), place among the names.",
      perLine: 4,
      table.rows.flatMap { $0.prefix(3) + [String(order[$0[3]] ?? 0)] })
    return file
  }
}

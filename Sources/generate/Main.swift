import Essentials
import Gazetteer

/// Writes the generated files in `Sources/CData/Tables`; to be run in the top directory of the package:
///
///     swift run -c release generate sky
///     swift run -c release generate places FOLDER
///     swift run -c release generate cells
///     swift run -c release generate zones FOLDER
///     swift run -c release generate demo
///
/// ``PlaceTables`` and ``ZoneRules`` say how to get the directories of raw data. The cells are made of the places that
/// this program was built with, so after `places` it must be built again. The same data always make the same bytes.
///
/// `swift run generate phrases` prints all texts that users see instead; see ``PhraseList``.
@main
struct Main {
  static func main() throws {
    guard CommandLine.arguments.dropFirst() != ["phrases"] else { return try PhraseList.print(sources: "Sources") }
    let tables = URL(filePath: "Sources/CData/Tables", directoryHint: .isDirectory)
    guard let files = try files(Array(CommandLine.arguments.dropFirst())) else {
      print("usage: generate sky | places FOLDER | cells | zones FOLDER | demo | phrases")
      exit(64)
    }
    for file in files {
      try Data(file.bytes).write(to: tables.appending(path: file.path))
      print("\(file.path): \(file.bytes.count) bytes")
    }
  }

  /// The files that the arguments ask for; `nil` if they are invalid.
  private static func files(_ arguments: [String]) throws -> [GeneratedFile]? {
    switch (arguments.first, arguments.count) {
    case ("sky", 1): try SkyTables.files(from: URL(filePath: "Sources/generate/Raw", directoryHint: .isDirectory))
    case ("places", 2): PlaceTables(raw: try RawData(directory: URL(filePath: arguments[1]))).files
    case ("cells", 1): [GeneratedFile("Places/cells.bin", bytes: CityLight.cells)]
    case ("zones", 2): [try ZoneRules.file(from: arguments[1])]
    case ("demo", 1): [DemoNight.file]
    default: nil
    }
  }
}

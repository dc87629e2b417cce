import Essentials
import Gazetteer

/// Writes the files of `Sources/CData/Tables`, from the top folder of the package:
///
///     swift run -c release generate sky
///     swift run -c release generate places FOLDER
///     swift run -c release generate cells
///     swift run -c release generate zones FOLDER
///     swift run -c release generate demo
///
/// `swift run generate phrases` prints all texts for people instead, as ``PhraseList`` has them.
///
/// The same data give the same bytes. ``PlaceTables`` and ``ZoneRules`` say where to get the folders of theirs. The cells are those of
/// the places that the program was built with, so they come after a build with the new ones.
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

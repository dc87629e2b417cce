import Essentials

/// Writes the number tables of the module Astronomy:
/// `swift run generate-astronomy-tables Fixtures/Astronomy/Tables Sources/Astronomy/Tables`.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      print("Usage: generate-astronomy-tables INPUT-FOLDER OUTPUT-FOLDER")
      exit(64)
    }
    let output = URL(fileURLWithPath: arguments[2], isDirectory: true)
    for file in try AstronomyTables.files(from: URL(fileURLWithPath: arguments[1], isDirectory: true)) {
      try Data(file.text.utf8).write(to: output.appendingPathComponent(file.name), options: .atomic)
    }
  }
}

import Essentials

/// Draws the pictures of the README and of the documentation, and writes them to a directory:
///
///     swift run generate-pictures Sources/skydash/skydash.docc/Resources
@main
struct Main {
  static func main() async throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: generate-pictures DIRECTORY")
      exit(64)
    }
    for picture in DemoPicture.all {
      let text = try await picture.text()
      let file = URL(filePath: CommandLine.arguments[1]).appending(path: picture.name)
      try Data(text.utf8).write(to: file)
      print("\(picture.name): \(text.utf8.count) bytes")
    }
  }
}

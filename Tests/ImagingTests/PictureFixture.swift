import Foundation
import Testing

/// A picture file of Fixtures/Imaging with the pixels that it must give.
struct PictureFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let width: Int
  let height: Int
  /// Red, green, blue and opacity of every pixel.
  let pixels: [UInt8]

  var testDescription: String { name }

  /// All files that have reference pixels, by name.
  static let all: [PictureFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".rgba") }.sorted().compactMap { PictureFixture(String($0.dropLast(5))) }
  }()

  /// Where the files are.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Imaging")

  /// The bytes of a file, empty if there is none.
  static func bytes(_ name: String) -> [UInt8] {
    (try? Data(contentsOf: folder.appending(path: name))).map(Array.init) ?? []
  }

  private init?(_ name: String) {
    let reference = Self.bytes(name + ".rgba")
    guard reference.count >= 4 else { return nil }
    self.name = name
    bytes = Self.bytes(name)
    width = Int(reference[0]) << 8 | Int(reference[1])
    height = Int(reference[2]) << 8 | Int(reference[3])
    pixels = Array(reference.dropFirst(4))
  }
}

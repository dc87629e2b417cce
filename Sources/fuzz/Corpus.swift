import Essentials

/// The inputs a target begins with.
enum Corpus {
  /// The top-level folder of fixtures.
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// The inputs of a target, always in the same order, never none.
  static func inputs(of target: FuzzTarget) async -> [[UInt8]] {
    let folders = ["Fuzz/\(target.name)"] + target.folders
    let kept = folders.flatMap { files(in: $0) }.map(\.bytes).filter { $0.count < 20_000 }
    let all = kept + (await target.seeds())
    return all.isEmpty ? [[]] : all
  }

  /// The files of a folder of fixtures by name; none when there is no folder.
  static func files(in folder: String) -> [(name: String, bytes: [UInt8])] {
    let directory = fixtures.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.sorted().compactMap { name in
      guard !name.hasSuffix(".rgba"), let data = try? Data(contentsOf: directory.appending(path: name)) else {
        return nil
      }
      return (name, Array(data))
    }
  }
}

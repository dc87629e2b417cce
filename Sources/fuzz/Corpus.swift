import Foundation

/// The inputs that fuzzing starts from.
enum Corpus {
  /// The top-level directory of fixtures.
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// The inputs for a target, always in the same order: stored ones below 20,000 bytes, then made ones. If there are
  /// none, an empty one.
  static func inputs(of target: FuzzTarget) async -> [[UInt8]] {
    let directories = ["Fuzz/\(target.name)"] + target.directories
    let stored = directories.flatMap { files(in: $0) }.map(\.bytes).filter { $0.count < 20_000 }
    let all = stored + (await target.seeds())
    return all.isEmpty ? [[]] : all
  }

  /// The files in a directory of fixtures, in order of their names, without decoded pictures (`.rgba`); empty if there
  /// is no such directory.
  static func files(in directory: String) -> [(name: String, bytes: [UInt8])] {
    let directory = fixtures.appending(path: directory)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.sorted().compactMap { name in
      guard !name.hasSuffix(".rgba"), let data = try? Data(contentsOf: directory.appending(path: name)) else {
        return nil
      }
      return (name, Array(data))
    }
  }
}

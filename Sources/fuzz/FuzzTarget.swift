/// One thing that reads from outside, with what to feed it first.
struct FuzzTarget: Sendable {
  /// Its name on the command line, and of its folder in `Fixtures/Fuzz`.
  let name: String
  /// Other folders of `Fixtures` whose files are good beginnings.
  let folders: [String]
  /// Beginnings that are made rather than kept.
  let seeds: @Sendable () async -> [[UInt8]]
  /// Reads an input to its end and returns every text that came out of it and may be shown.
  let read: @Sendable ([UInt8]) async -> [String]

  init(
    _ name: String, folders: [String] = [], seeds: @escaping @Sendable () async -> [[UInt8]] = { [] },
    read: @escaping @Sendable ([UInt8]) async -> [String]
  ) {
    self.name = name
    self.folders = folders
    self.seeds = seeds
    self.read = read
  }

  /// All targets, by the name they have on the command line.
  static let all: [FuzzTarget] = services + files + texts

  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

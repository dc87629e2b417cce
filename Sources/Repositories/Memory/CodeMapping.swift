import Essentials

/// Where program code of files is in memory, by Linux' list of a process' mappings.
enum CodeMapping {
  /// The addresses of this process' code; none where the system does not tell.
  static func all() -> [Range<UInt>] {
    guard let data = (try? PosixDisk.read("/proc/self/maps", limit: 4_000_000)) ?? nil else { return [] }
    return ranges(in: String(decoding: data, as: UTF8.self))
  }

  /// The ranges that a list tells to be of a file, executable and not writable: nothing in them can have been changed.
  static func ranges(in list: String) -> [Range<UInt>] {
    list.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6, fields[1] == "r-xp", fields[4] != "0" else { return nil }
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
      return bounds[0]..<bounds[1]
    }
  }
}

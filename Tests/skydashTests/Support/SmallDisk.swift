import Foundation
import World

/// A file system of a few kilobytes in memory, where the tests run as root on Linux; elsewhere there is none.
final class SmallDisk {
  let path: String

  /// Whether there are such disks here.
  static let isAvailable = SmallDisk(kilobytes: 16) != nil

  init?(kilobytes: Int) {
    path = NSTemporaryDirectory() + "skydash-disk-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path) else {
      try? FileManager.default.removeItem(atPath: path)
      return nil
    }
  }

  deinit {
    _ = Self.run("umount", "-l", path)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Fills the rest of the disk.
  func fill() {
    let name = path + "/ballast"
    _ = FileManager.default.createFile(atPath: name, contents: nil)
    guard let file = FileHandle(forWritingAtPath: name) else { return }
    for size in [4096, 512, 1] {
      while (try? file.write(contentsOf: Data(repeating: 0, count: size))) != nil {}
    }
    try? file.close()
  }

  func makeReadOnly() -> Bool { Self.run("mount", "-o", "remount,ro", path) }

  private static func run(_ command: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.end()
    return process.terminationStatus == 0
  }
}

import Foundation
import Imaging

/// How fast pictures are decoded and scaled, beside libjpeg-turbo's `djpeg` without SIMD where it is installed.
enum ImagingBenchmarks {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Imaging/benchmark-1600x1200.jpg")

  static func run() async {
    guard let data = try? Data(contentsOf: file), let bitmap = try? Bitmap.decode(Array(data)) else {
      return print("  The benchmark's picture is missing.")
    }
    let bytes = Array(data)
    measure("decode a JPEG of 1,600 × 1,200", target: "< 4 × djpeg") { try? Bitmap.decode(bytes) }
    measureDjpeg()
    measure("scale it to 100 × 76", target: "< 30 ms with output") { bitmap.scaled(toWidth: 100, height: 76) }
  }

  /// The reference includes the start of a process and writing the pixels to nowhere, a millisecond or two.
  private static func measureDjpeg() {
    let program = URL(filePath: "/usr/bin/djpeg")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return print("  djpeg is not installed.") }
    measure("djpeg without SIMD (reference)", target: "–") {
      let process = Process()
      process.executableURL = program
      process.arguments = ["-outfile", "/dev/null", file.path]
      process.environment = ["JSIMD_FORCENONE": "1"]
      try? process.run()
      process.waitUntilExit()
    }
  }
}

import Foundation
import Imaging
import Terminal

/// Times of decoding and scaling pictures, beside libjpeg-turbo's `djpeg` without SIMD if that is installed.
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
    measureOutput(of: bitmap)
  }

  /// Measures what is done with the picture for different terminals.
  private static func measureOutput(of bitmap: Bitmap) {
    measure("scale it to 100 × 75, as half-blocks need it", target: "< 30 ms") {
      bitmap.scaled(toWidth: 100, height: 75)
    }
    let xterm = Color.xterm.map { RGB(red: $0.red, green: $0.green, blue: $0.blue) }
    measure("the same in 256 colours", target: "< 30 ms") {
      bitmap.scaled(toWidth: 100, height: 75).indexed(xterm)
    }
    measure("scale it to 800 × 600, sixel in 256 colours", target: "–") {
      let scaled = bitmap.scaled(toWidth: 800, height: 600)
      let palette = scaled.palette(count: 256)
      return Sixel.encode(
        indices: scaled.indexed(palette), width: 800, height: 600,
        palette: RGB.bytes(of: palette))
    }
  }

  /// Measures the reference, which a shell starts many times: starting it from here would take longer than the picture.
  private static func measureDjpeg() {
    let program = "/usr/bin/djpeg"
    guard FileManager.default.isExecutableFile(atPath: program) else { return print("  djpeg is not installed.") }
    let repeats = 20
    measure("djpeg without SIMD (reference)", target: "–", operations: repeats, rounds: 5) {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      let loop = "i=0; while [ $i -lt \(repeats) ]; do \(program) -outfile /dev/null \"$0\"; i=$((i+1)); done"
      process.arguments = ["-c", loop, file.path]
      process.environment = ["JSIMD_FORCENONE": "1"]
      try? process.run()
      process.waitUntilExit()
    }
  }
}

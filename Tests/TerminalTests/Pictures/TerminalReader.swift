import Foundation

/// Takes sequences apart like a terminal, for tests.
enum TerminalReader {
  /// The sequences between an introducer and ST; anything else in between gives `nil`.
  static func sequences(_ bytes: [UInt8], introducer: String) -> [String]? {
    let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}\\")
    guard parts.last == "" else { return nil }
    let bodies = parts.dropLast().filter { $0.hasPrefix(introducer) }.map { String($0.dropFirst(introducer.count)) }
    return bodies.count == parts.count - 1 ? bodies : nil
  }

  /// Undoes tmux's wrapping of whole sequences that end with ST or BEL.
  static func unwrapTmux(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.components(separatedBy: "\u{1B}Ptmux;").dropFirst()
    return parts.flatMap { part -> [UInt8] in
      guard part.hasSuffix("\u{1B}\\") else { return [] }
      return Array(part.dropLast(2).replacingOccurrences(of: "\u{1B}\u{1B}", with: "\u{1B}").utf8)
    }
  }

  /// Draws sixel data: the number of each pixel's colour, -1 where there is none, and the colours in percent.
  static func sixel(_ body: String, width: Int, height: Int) -> (pixels: [Int], colors: [Int: [Int]]) {
    var pixels = [Int](repeating: -1, count: width * height)
    var colors: [Int: [Int]] = [:]
    var (x, top, color, index) = (0, 0, 0, 0)
    let text = Array(body.utf8)
    func number() -> Int {
      var value = 0
      while index < text.count, (48...57).contains(text[index]) {
        value = value * 10 + Int(text[index]) - 48
        index += 1
      }
      return value
    }
    func draw(_ count: Int) {
      for column in x..<(x + count) {
        for row in 0..<6 where (text[index] - 63) >> UInt8(row) & 1 == 1 {
          pixels[(top + row) * width + column] = color
        }
      }
      x += count
      index += 1
    }
    while index < text.count {
      index += 1
      switch text[index - 1] {
      case UInt8(ascii: "#"):
        color = number()
        var parameters: [Int] = []
        while index < text.count, text[index] == UInt8(ascii: ";") {
          index += 1
          parameters.append(number())
        }
        if parameters.count == 4 { colors[color] = Array(parameters.dropFirst()) }
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      case UInt8(ascii: "!"): draw(number())
      default:
        index -= 1
        draw(1)
      }
    }
    return (pixels, colors)
  }
}

/// An sRGB colour, each channel 0–255.
package struct RGB: Hashable, Sendable {
  package let red, green, blue: UInt8

  package static let black = RGB(red: 0, green: 0, blue: 0)

  package init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// The red, green and blue of colours, one after another.
  package static func bytes(of colors: [RGB]) -> [UInt8] { colors.flatMap { [$0.red, $0.green, $0.blue] } }

  /// The colours whose red, green and blue follow each other in bytes; an incomplete last one is left out.
  static func colors(in bytes: ArraySlice<UInt8>) -> [RGB] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 2, by: 3).map {
      RGB(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2])
    }
  }
}

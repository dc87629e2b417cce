/// An sRGB colour, each channel 0–255.
package struct RGB: Hashable, Sendable {
  package var red, green, blue: UInt8

  package static let black = RGB(red: 0, green: 0, blue: 0)

  package init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }
}

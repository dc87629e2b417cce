/// A character cell that shows a part of a picture.
package struct PictureCell: Hashable, Sendable {
  /// A colour of the sRGB space, each part 0–255.
  package struct Colour: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// One column wide.
  package var character: Character
  package var foreground: Colour
  /// The lower pixel, or `nil` where the picture ends in the middle of the cell.
  package var background: Colour?

  package init(character: Character, foreground: Colour, background: Colour?) {
    self.character = character
    self.foreground = foreground
    self.background = background
  }
}

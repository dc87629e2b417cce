/// The colours that a picture is reduced to.
package struct Palette: Equatable, Sendable {
  /// At most 256.
  package let colours: [RGB]
  /// Which of them a picture may use.
  package let usable: Range<Int>

  /// A palette of the first 256 of the colours; black alone if there are none.
  package init(_ colours: [RGB]) {
    self.colours = colours.isEmpty ? [RGB(red: 0, green: 0, blue: 0)] : Array(colours.prefix(256))
    usable = 0..<self.colours.count
  }

  private init(_ colours: [RGB], usable: Range<Int>) {
    self.colours = colours
    self.usable = usable
  }

  /// xterm's 256 colours by their numbers; only the cube and the greys (16–255) are used, as themes change the others.
  package static let xterm = Palette(ansi.colours + cube + greys, usable: 16..<256)

  /// The 16 colours by their numbers, with xterm's values; a theme may show others.
  package static let ansi = Palette(
    [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
      0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { (value: Int) in
      RGB(
        red: UInt8(value >> 16), green: UInt8(truncatingIfNeeded: value >> 8), blue: UInt8(truncatingIfNeeded: value))
    })

  private static var cube: [RGB] {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { RGB(red: red, green: green, blue: $0) } }
    }
  }

  private static var greys: [RGB] {
    (0..<24).map { UInt8(8 + 10 * $0) }.map { RGB(red: $0, green: $0, blue: $0) }
  }
}

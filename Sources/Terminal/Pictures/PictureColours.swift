/// How a terminal is told a picture's colours.
package enum PictureColours: Sendable {
  /// 24 bits; pixels are red, green and blue.
  case true24
  /// Pixels are numbers of xterm's 256 colours.
  case indexed256
  /// Pixels are numbers of the 16 colours.
  case indexed16

  /// Bytes of a pixel.
  var pixelBytes: Int {
    switch self {
    case .true24: 3
    case .indexed256, .indexed16: 1
    }
  }

  /// The SGR parameters that choose a colour, `nil` being the default one.
  func parameters(_ colour: Int?, isBackground: Bool) -> String {
    guard let colour else { return isBackground ? "49" : "39" }
    let lead = isBackground ? "48" : "38"
    switch self {
    case .true24: return "\(lead);2;\(colour >> 16 & 255);\(colour >> 8 & 255);\(colour & 255)"
    case .indexed256: return "\(lead);5;\(colour & 255)"
    case .indexed16:
      let base = (colour & 8 == 0 ? 30 : 90) + (isBackground ? 10 : 0)
      return "\(base + (colour & 7))"
    }
  }
}

/// Writes half blocks with as few changes of colour as it can.
struct PicturePen {
  private let colours: PictureColours
  private(set) var text = ""
  private var foreground: Int?
  private var background: Int?

  init(_ colours: PictureColours) {
    self.colours = colours
  }

  /// Writes one cell; a bottom of `nil` leaves the terminal's own background.
  mutating func draw(top: Int, bottom: Int?) {
    guard top != bottom else { return drawPlain(top) }
    let upright = (foreground == top ? 0 : 1) + (background == bottom ? 0 : 1)
    let turned = (foreground == bottom ? 0 : 1) + (background == top ? 0 : 1)
    if turned < upright, let bottom {
      choose(foreground: bottom, background: top)
      text += "▄"
    } else {
      choose(foreground: top, background: bottom)
      text += "▀"
    }
  }

  private mutating func drawPlain(_ colour: Int) {
    if foreground == colour {
      text += "█"
    } else {
      choose(foreground: foreground, background: colour)
      text += " "
    }
  }

  private mutating func choose(foreground: Int?, background: Int?) {
    var parameters: [String] = []
    if foreground != self.foreground { parameters.append(colours.parameters(foreground, isBackground: false)) }
    if background != self.background { parameters.append(colours.parameters(background, isBackground: true)) }
    (self.foreground, self.background) = (foreground, background)
    guard !parameters.isEmpty else { return }
    text += "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}

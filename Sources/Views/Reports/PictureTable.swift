package import Entities
package import Terminal

/// A list of pictures, a line each: date, title, and what it is when it is no picture.
package struct PictureTable {
  private let appearance: Appearance
  private let width: Int?

  package init(appearance: Appearance, width: Int?) {
    self.appearance = appearance
    self.width = width
  }

  package func lines(_ pictures: [Picture]) -> [StyledText] { pictures.map(line) }

  package func line(_ picture: Picture) -> StyledText {
    var text = StyledText("\(picture.date)  ", appearance.theme.quiet)
    text.append(appearance.typed(picture.title))
    switch picture.mediaType {
    case .image: break
    case .video: text.append("  (\(appearance.words.picture.video))", appearance.theme.quiet)
    case .other: text.append("  (\(appearance.words.picture.otherMedia))", appearance.theme.quiet)
    }
    return width.map { text.truncated(to: $0, ellipsis: appearance.ellipsis) } ?? text
  }
}

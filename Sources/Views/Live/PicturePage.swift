import Entities
import Terminal
import ViewModels

/// The picture of the day in words: title, date, credit, explanation.
struct PicturePage {
  let appearance: Appearance
  let width: Int

  func lines(_ model: PictureViewModel) -> [StyledText] {
    guard let picture = model.picture.value else {
      let text = model.problem.value ?? appearance.words.panel.unknown
      return (" " + text).wrapped(to: width).map { StyledText($0) }
    }
    var lines = [StyledText(" " + picture.title, appearance.theme.heading)]
    lines.append(
      StyledText(
        " " + [picture.date.description, picture.credit].compactMap { $0 }.joined(separator: "  "),
        appearance.theme.quiet))
    lines.append(StyledText())
    for paragraph in picture.explanation.split(separator: "\n") {
      lines += String(paragraph).wrapped(to: max(width - 2, 10)).map { StyledText(" " + $0) }
    }
    return lines
  }
}

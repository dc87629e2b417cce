import Entities
import Terminal
import ViewModels

/// The picture of the day where there is little room: in a pane, and on the line below the table.
extension PicturePage {
  /// The fewest columns of text beside or below the picture in a pane.
  private static let minimumPaneTextWidth = 24
  /// The fewest columns of a title after its label; with fewer, the label is left out.
  private static let minimumTitleWidth = 8

  /// A pane of at most `height` lines: the title as a rule, and the drawing beside the text, or above it if narrow.
  func pane(_ model: PictureViewModel, drawing: PictureDrawing?, problem: String?, height: Int) -> [StyledText] {
    guard let picture = model.picture.value, let width else { return [] }
    let date = StyledText(picture.date.description, theme.quiet)
    let title = StyledText(appearance.displayable(picture.title), theme.heading)
    let heading = appearance.rule(title, right: date, width: width)
    var status: [(String, Style)] = reason(model, problem).map { [($0, theme.warning)] } ?? []
    if drawing == nil, model.loading.value != nil { status.append((loading(model), theme.quiet)) }
    guard let drawing else { return [heading] + paneText(status, picture, width: width, height: height - 1) }
    let text = paneText(status, picture, width: width - drawing.columns - 2, height: height - 1)
    let lines = drawing.lines.map { StyledText(" ") + $0.padded(to: drawing.columns) }
    if !text.isEmpty { return [heading] + lines.beside(text, gap: 1) }
    // One line for the heading, one between the picture and the text.
    let room = max(height - 2 - lines.count, 0)
    return [heading] + lines + [StyledText()] + paneText(status, picture, width: width, height: room)
  }

  /// A pane's text: the status, the first whole sentences of the explanation, and the credit or else the copyright
  /// holder, if there is room; empty if it's too narrow.
  private func paneText(
    _ status: [(text: String, style: Style)], _ picture: Picture, width: Int, height: Int
  ) -> [StyledText] {
    guard width >= Self.minimumPaneTextWidth else { return [] }
    let page = PicturePage(appearance: appearance, width: width)
    var lines = Array(status.flatMap { page.wrapped($0.text, $0.style) }.prefix(max(height, 0)))
    for paragraph in picture.explanation.split(separator: "\n") {
      let (text, isWhole) = page.sentences(String(paragraph), height: height - lines.count)
      lines += text
      guard isWhole else { return lines }
    }
    let credit = credits(picture).prefix(1).flatMap { page.wrapped($0, theme.quiet) }
    return lines + (credit.count <= height - lines.count ? credit : [])
  }

  /// The first whole sentences of a paragraph that fit in `height` lines, and whether they are all of it.
  private func sentences(_ paragraph: String, height: Int) -> (lines: [StyledText], isWhole: Bool) {
    let all = wrapped(paragraph)
    if all.count <= height { return (all, true) }
    // No more than the lines can hold, which keeps the search for the last end short.
    let beginning = paragraph.prefix(max(height, 0) * (Self.proseWidth + 1))
    let ends = beginning.indices.filter {
      // A full-width stop has no blank after it.
      paragraph[$0] == "。"
        || ".!?".contains(paragraph[$0]) && (paragraph[paragraph.index(after: $0)...].first ?? " ") == " "
    }
    let fitting = ends.last { wrapped(String(paragraph[...$0])).count <= height }
    return (fitting.map { wrapped(String(paragraph[...$0])) } ?? [], false)
  }

  /// The line below the table: the title and the date, or why there is no picture; `nil` if there is nothing to say. On
  /// narrow screens, whole parts are left out from the end; only the title itself is ever cut.
  func line(_ model: PictureViewModel) -> StyledText? {
    let label = StyledText(" \(words("Picture of the day")): ", theme.quiet)
    guard let picture = model.picture.value else {
      let lines = missing(model).flatMap { [label + $0, StyledText(" ") + $0] }
      return (lines.first { $0.displayWidth <= width ?? .max } ?? lines.last).map { appearance.cut($0, to: width) }
    }
    let name = StyledText(appearance.displayable(picture.title))
    let title = label + name
    let parts = details(model, picture)
    let forms = (0...parts.count).reversed().map { parts[..<$0].reduce(title, +) }
    if let line = forms.first(where: { $0.displayWidth <= width ?? .max }) { return line }
    let isRoomy = (width ?? .max) - label.displayWidth >= Self.minimumTitleWidth
    return appearance.cut(isRoomy ? title : StyledText(" ") + name, to: width)
  }

  /// What follows the title on its line: the date, a load in progress, and for an old picture why it is.
  private func details(_ model: PictureViewModel, _ picture: Picture) -> [StyledText] {
    var details = [StyledText(" (\(picture.date))")]
    if model.loading.value?.seconds ?? 0 > 0 { details.append(StyledText("  \(briefLoading(model))", theme.quiet)) }
    guard model.state.value == .stale else { return details }
    details.append(StyledText("  \(words("old"))", theme.warning))
    if let problem = model.problem.value { details.append(StyledText(": \(words(problem.phrase))", theme.warning)) }
    return details
  }

  /// Why there is no picture, in full and in shorter forms.
  private func missing(_ model: PictureViewModel) -> [StyledText] {
    if model.loading.value != nil { return [StyledText(briefLoading(model), theme.quiet)] }
    let forms = model.problem.value.map { words.forms(of: $0.phrase) } ?? []
    return forms.map { StyledText(String($0), theme.warning) }
  }

  /// That something is being loaded, and for how long: `loading 3 s`.
  private func briefLoading(_ model: PictureViewModel) -> String {
    appearance.progress(of: words("loading"), seconds: model.loading.value?.seconds ?? 0)
  }
}

package import Entities
import Essentials
package import Terminal
import ViewModels

/// The text around the picture of the day: title, date and credit above it, explanation and links below it.
package struct PicturePage: Styled {
  let appearance: Appearance
  /// Columns, or `nil` for no limit.
  let width: Int?

  /// The most columns of prose, since longer lines are hard to read.
  static let proseWidth = 100

  /// A page of at most `width` columns; without a limit, each paragraph is one line.
  package init(appearance: Appearance, width: Int?) { (self.appearance, self.width) = (appearance, width) }

  /// The text above the picture, with a blank line below it.
  package func head(_ picture: Picture) -> [StyledText] {
    let facts = [picture.date.description] + credits(picture)
    return wrapped(picture.title, theme.heading) + wrapped(facts.joined(separator: "  "), theme.quiet) + [StyledText()]
  }

  /// Whom to credit for the picture, and the copyright holder if that is another; empty if the entry names neither.
  func credits(_ picture: Picture) -> [String] {
    let holder = picture.copyright.flatMap { $0 == picture.credit ? nil : $0 }
    return [
      picture.credit.map { "\(words("Credit")): \($0)" }, holder.map { "\(words("Copyright")): \($0)" },
    ].compactMap(\.self)
  }

  /// The text below the picture or, unless `showsPicture`, in its place; a `problem` to be reported comes first.
  package func tail(_ picture: Picture, showsPicture: Bool, problem: String? = nil) -> [StyledText] {
    var lines: [StyledText] = []
    if let problem { lines += wrapped(problem, theme.warning) + [StyledText()] }
    if !showsPicture, let description = picture.alternativeText {
      lines += wrapped("\(words("Picture")): \(description)", theme.quiet) + [StyledText()]
    }
    for paragraph in picture.explanation.split(separator: "\n") { lines += wrapped(String(paragraph)) + [StyledText()] }
    return lines + addresses(picture)
  }

  /// The page with a drawing of the picture, if there is one, and the row where it begins; `problem` is the drawing's.
  func lines(_ model: PictureViewModel, drawing: [StyledText]?, problem: String?) -> (lines: [StyledText], row: Int) {
    guard let picture = model.picture.value else { return (emptyPage(model), 0) }
    let head = head(picture)
    var body = drawing.map { $0.map { StyledText(indent) + $0 } + [StyledText()] } ?? []
    if drawing == nil, model.loading.value != nil { body = wrapped(loading(model), theme.quiet) + [StyledText()] }
    let tail = tail(picture, showsPicture: drawing != nil, problem: reason(model, problem))
    return (head + body + tail, head.count)
  }

  /// Why the picture is old, damaged or missing; `nil` if nothing is wrong.
  func reason(_ model: PictureViewModel, _ problem: String?) -> String? {
    let notices = [model.problem.value, problem.map(PictureNotice.sentence) ?? model.imageProblem.value]
    let reasons = notices.compactMap { $0 }.map { words($0.phrase) }
    return reasons.isEmpty ? nil : reasons.joined(separator: " ")
  }

  /// What is being loaded, for how long, and how much of it has arrived if known: `loading the picture 3 s 40%`.
  func loading(_ model: PictureViewModel) -> String {
    let what = model.picture.value == nil ? words("loading") : words("loading the picture")
    return appearance.progress(
      of: what, seconds: model.loading.value?.seconds ?? 0, share: model.loading.value?.progress?.fraction)
  }

  /// The page without a picture: that it's loading, or why there is none.
  private func emptyPage(_ model: PictureViewModel) -> [StyledText] {
    if model.loading.value != nil { return wrapped(loading(model), theme.quiet) }
    return wrapped(model.problem.value.map { words($0.phrase) } ?? words("unknown"), theme.warning)
  }

  /// The addresses of the video, of the page, and of the explanation's links.
  private func addresses(_ picture: Picture) -> [StyledText] {
    var lines: [StyledText] = []
    if let video = picture.videoURL { lines += address(words("video"), video) }
    lines += address(words("Page"), picture.pageURL)
    if !picture.links.isEmpty { lines += [StyledText()] + wrapped(words("Links"), theme.heading) }
    for link in picture.links { lines += address(link.text, link.url) }
    return lines
  }

  /// A name with its address, on one line if that fits, so that the address can be copied.
  private func address(_ name: String, _ url: URL) -> [StyledText] {
    let address = url.absoluteString
    let line = "\(appearance.displayable(name)): \(address)"
    guard let room, line.displayWidth > room else { return [StyledText(indent + line)] }
    return wrapped("\(name):") + address.wrapped(to: max(room - 2, 10)).map { StyledText(indent + "  " + $0) }
  }

  private var indent: String { isProse ? "" : " " }

  /// Columns between the margins; `nil` for no limit.
  private var room: Int? { width.map { max($0 - 2 * indent.count, 10) } }

  /// A text after the margin, in lines of at most the columns for prose.
  func wrapped(_ text: String, _ style: Style = .plain) -> [StyledText] {
    let text = appearance.displayable(text)
    guard let room else { return [StyledText(indent + text, style)] }
    return text.wrapped(to: min(room, Self.proseWidth)).map { StyledText(indent) + StyledText($0, style) }
  }
}

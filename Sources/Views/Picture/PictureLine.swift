import Entities
import Essentials
import Terminal
import ViewModels

/// The line under the table that tells of the picture of the day: its title and date, or why there is none.
struct PictureLine {
  let appearance: Appearance

  /// `nil` when there is nothing to tell.
  func text(_ model: PictureViewModel, width: Int?) -> StyledText? {
    guard let facts = facts(model) else { return nil }
    let line = StyledText(" \(appearance.words.panel.pictureOfTheDay): ", appearance.theme.quiet) + facts
    return appearance.cut(line, to: width)
  }

  private func facts(_ model: PictureViewModel) -> StyledText? {
    guard let picture = model.picture.value else { return missing(model) }
    var text = StyledText("\(picture.title) (\(picture.date))")
    if model.loadingSeconds.value > 0 { text.append("  \(loading(model))", appearance.theme.quiet) }
    guard model.state.value == .stale else { return text }
    let reason = model.problem.value.map { ": \(appearance.words.problems.picture($0))" } ?? ""
    text.append("  \(appearance.words.stale)\(reason)", appearance.theme.warning)
    return text
  }

  private func missing(_ model: PictureViewModel) -> StyledText? {
    if model.isLoading.value { return StyledText(loading(model), appearance.theme.quiet) }
    return model.problem.value.map { StyledText(appearance.words.problems.picture($0), appearance.theme.warning) }
  }

  private func loading(_ model: PictureViewModel) -> String {
    appearance.underWay(appearance.words.loading, seconds: model.loadingSeconds.value)
  }
}

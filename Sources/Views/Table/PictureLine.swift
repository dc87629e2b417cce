import Entities
import Foundation
import Terminal
import ViewModels

/// The line under the table that tells of the picture of the day: its title and date, or why there is none.
struct PictureLine {
  let appearance: Appearance

  /// `nil` when there is nothing to tell.
  func text(_ model: PictureViewModel, width: Int?) -> StyledText? {
    let theme = appearance.theme
    let label = appearance.words.panel.pictureOfTheDay
    if let picture = model.picture.value {
      var text = StyledText(" \(label): ", theme.quiet)
      text.append("\(picture.title) (\(picture.date))")
      if model.state.value == .stale { text.append(" \(appearance.words.stale)", theme.warning) }
      return fitted(text, width)
    }
    if model.isLoading.value {
      return fitted(
        StyledText(" \(label): \(appearance.words.loading) \(model.loadingSeconds.value) s", theme.quiet), width)
    }
    guard let problem = model.problem.value else { return nil }
    return fitted(StyledText(" \(label): \(problem)", theme.warning), width)
  }

  private func fitted(_ text: StyledText, _ width: Int?) -> StyledText {
    width.map { text.truncated(to: $0, ellipsis: appearance.ellipsis) } ?? text
  }
}

import Entities
import ViewModels

extension DashboardView {
  /// Language and colours as they are chosen, here or by another program.
  var styleBindings: [Binding] {
    [
      model.settings.language.bind { [weak self] _ in self?.restyle() },
      model.settings.background.bind { [weak self] _ in self?.restyle() },
    ]
  }

  /// The terminal told of its background: it counts while the person leaves the choice to the terminal.
  package func show(theme: Theme) {
    toldTheme = theme
    guard model.settings.background.value == .auto, theme != appearance.theme else { return }
    appearance.theme = theme
    becomeStale(.all)
  }

  private func restyle() {
    guard let style else { return }
    let background = model.settings.background.value
    appearance = style(model.settings.language.value, background)
    if background == .auto, let toldTheme { appearance.theme = toldTheme }
    becomeStale(.all)
  }
}

package import Entities
package import Essentials
package import Terminal
package import ViewModels

/// A live list of days with their pictures, and one day in full.
package final class PictureBrowserView {
  /// What the program does for it: both answer with a sentence for the status line.
  package struct Actions {
    package var open: (URL) async -> String
    package var save: (Picture) async -> String

    package init(open: @escaping (URL) async -> String, save: @escaping (Picture) async -> String) {
      self.open = open
      self.save = save
    }
  }

  let list: PictureListViewModel
  let model: PictureViewModel
  let area: PictureArea
  let actions: Actions
  var appearance: Appearance
  var screen: Screen
  /// Whether one day covers the list.
  var showsDay = false
  /// The first row of the list, and the first line of the page, on the screen.
  var top = 0
  var pageTop = 0
  var pictureRow = 0
  var message: String?
  private let changed: () -> Void
  private var bindings: [Binding] = []

  /// - Parameters:
  ///   - list: The days.
  ///   - model: The day in full.
  ///   - appearance: How they are shown.
  ///   - size: The screen.
  ///   - surroundings: How pictures may be drawn.
  ///   - actions: What the program does for it.
  ///   - changed: Called when something on the screen is no longer right.
  package init(
    _ list: PictureListViewModel, _ model: PictureViewModel, appearance: Appearance, size: TerminalSize,
    surroundings: PictureSurroundings, actions: Actions, changed: @escaping () -> Void
  ) {
    self.list = list
    self.model = model
    self.appearance = appearance
    self.actions = actions
    self.changed = changed
    screen = Screen(columns: size.columns, rows: size.rows, depth: surroundings.abilities.colorDepth)
    area = PictureArea(
      model, choice: surroundings.choice, abilities: surroundings.abilities, environment: surroundings.environment)
    area.changed = changed
    bindings = [
      list.pictures.bind { _ in changed() }, list.selected.bind { _ in changed() },
      list.loadingSeconds.bind { _ in changed() }, list.isLoading.bind { _ in changed() },
      list.problem.bind { _ in changed() }, model.picture.bind { _ in changed() },
      model.isLoading.bind { _ in changed() }, model.loadingSeconds.bind { _ in changed() },
      model.progress.bind { _ in changed() }, model.imageProblem.bind { _ in changed() },
    ]
  }

  package func resize(to size: TerminalSize) {
    screen.resize(columns: size.columns, rows: size.rows)
    area.resize(to: size)
    area.forget()
    changed()
  }

  package func forget() {
    screen.forget()
    area.forget()
    changed()
  }

  /// One second's work.
  package func tick() {
    list.tick()
    if !model.isLoading.value { return }
    model.tickLoading()
  }

  /// Rows between the title and the status line.
  var height: Int { max(screen.rows - 2, 1) }

  func say(_ sentence: String?) {
    message = sentence
    changed()
  }
}

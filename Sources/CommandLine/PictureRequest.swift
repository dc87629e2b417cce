package import Entities

/// `skydash apod`: which picture, and what to do with it.
package struct PictureRequest: Equatable, Sendable {
  package enum Selection: Equatable, Sendable {
    /// Today's, or the latest there is.
    case latest
    case day(CivilDate)
    case random
    /// A list of days; without an end, up to today.
    case range(from: CivilDate, to: CivilDate?)
    /// The live list.
    case browse
  }

  package var selection: Selection
  /// The file for the original bytes, or `nil`.
  package var file: String?
  /// Whether an existing file may be replaced (`--force`).
  package var overwrites: Bool
  /// Whether the picture's page opens in the browser.
  package var opens: Bool
  /// Whether the picture itself is drawn (not after `--no-picture`).
  package var showsPicture: Bool

  package init(
    selection: Selection = .latest, file: String? = nil, overwrites: Bool = false, opens: Bool = false,
    showsPicture: Bool = true
  ) {
    self.selection = selection
    self.file = file
    self.overwrites = overwrites
    self.opens = opens
    self.showsPicture = showsPicture
  }
}

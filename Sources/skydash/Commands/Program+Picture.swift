import CommandLine
import Entities
import Services
import ViewModels
import Views

extension Program {
  /// Begins to ask for the picture of the day, where what is printed has a place for it.
  func startPicture(_ live: Live) -> PassingPicture? {
    guard !live.chosen.cities.isEmpty else { return nil }
    switch options.format {
    case .table, .json: return PassingPicture(live.picture, sleep: live.clock.sleep)
    case .line, .template, .waybar, .prometheus: return nil
    }
  }
}

import Entities
import ViewModels

extension SkyNewsViewModel {
  /// The credits of what is shown of the sky that is not computed: the orbits and the magnetic field.
  func credits(_ rows: [CityRowViewModel]) -> [String] {
    Self.credits(of: rows.compactMap(\.sky.value))
  }

  /// The credits of some skies.
  static func credits(of skies: [SkyReport]) -> [String] {
    var lines: [String] = []
    if skies.contains(where: { $0.passes != nil }) {
      lines.append("Orbits by Celestrak, https://celestrak.org/")
    }
    if skies.contains(where: { $0.aurora != nil }) {
      lines.append("Forecast of Kp by the NOAA Space Weather Prediction Center, https://www.swpc.noaa.gov/")
    }
    return lines
  }
}

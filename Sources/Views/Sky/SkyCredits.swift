import Entities
import ViewModels

extension SkyNewsViewModel {
  /// The credits of what is known of the sky that is not computed: orbits and the magnetic field.
  var credits: [String] {
    var lines: [String] = []
    if !news.value.orbits.isEmpty { lines.append("Orbits by Celestrak, https://celestrak.org/") }
    if news.value.kp != nil {
      lines.append("Forecast of Kp by the NOAA Space Weather Prediction Center, https://www.swpc.noaa.gov/")
    }
    return lines
  }
}

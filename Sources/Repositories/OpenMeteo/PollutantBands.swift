import Entities

/// The bands of the European Air Quality Index, to tell which pollutant is the worst.
///
/// Source: European Environment Agency, European Air Quality Index, concentrations in μg/m³ at which the bands fair,
/// moderate, poor, very poor and extremely poor begin (the scale on which Open-Meteo computes `european_aqi`). The
/// index proper takes the mean of 24 hours for particles; here the present value stands for it, as only the order of the
/// pollutants is asked for.
enum PollutantBands {
  private static let starts: [AirQuality.Pollutant: [Double]] = [
    .fineParticles: [10, 20, 25, 50, 75], .coarseParticles: [20, 40, 50, 100, 150],
    .nitrogenDioxide: [40, 90, 120, 230, 340], .ozone: [50, 100, 130, 240, 380],
    .sulphurDioxide: [100, 200, 350, 500, 750],
  ]

  /// The pollutant whose own index is the highest, or `nil` when no concentration is known.
  static func main(of concentrations: [AirQuality.Pollutant: Double]) -> AirQuality.Pollutant? {
    let indices = AirQuality.Pollutant.allCases.compactMap { pollutant in
      concentrations[pollutant].flatMap { index(of: $0, pollutant) }.map { (pollutant, $0) }
    }
    return indices.max { $0.1 < $1.1 }?.0
  }

  /// The index of one pollutant: 20 for each whole band and its part of the band it lies in; beyond the last band it
  /// goes on at that band's pace. `nil` if the index does not count the pollutant.
  static func index(of concentration: Double, _ pollutant: AirQuality.Pollutant) -> Double? {
    guard let starts = starts[pollutant], let last = starts.last, starts.count > 1 else { return nil }
    var lower = 0.0
    for (band, upper) in starts.enumerated() {
      if concentration < upper { return (Double(band) + (concentration - lower) / (upper - lower)) * 20 }
      lower = upper
    }
    return 100 + (concentration - last) / (last - starts[starts.count - 2]) * 20
  }
}

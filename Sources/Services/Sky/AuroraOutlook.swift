import Entities
import Essentials

/// The chance of an aurora, by a rule of thumb: overhead poleward of geomagnetic latitude 67° − 2° × Kp (within 1° of the
/// table of NOAA's Space Weather Prediction Center), and low on the poleward horizon up to 6° farther from the pole.
struct AuroraOutlook {
  let place: Coordinates
  /// The forecast of the Kp index, 0…9; `nil` if it isn't known.
  let kp: KpForecast?

  /// The geomagnetic dipole pole of IGRF-14, epoch 2025, degrees.
  private static let pole = (latitude: 80.8, longitude: -72.8)
  /// Cloud cover in percent: above `cloudy` the chance is at most possible, above `overcast` there is none.
  private static let clouds = (cloudy: 60.0, overcast: 90.0)

  /// Degrees from the equator of the geomagnetic dipole, north positive.
  var geomagneticLatitude: Double {
    let degree = Double.pi / 180
    let (own, pole) = (place.latitude * degree, Self.pole.latitude * degree)
    let turn = (place.longitude - Self.pole.longitude) * degree
    return asin(max(-1, min(1, sin(own) * sin(pole) + cos(own) * cos(pole) * cos(turn)))) / degree
  }

  /// The chance under a clear, dark sky at a Kp index of 0…9.
  func chance(kp: Double) -> AuroraReport.Chance {
    let overhead = 67 - 2 * kp
    let latitude = abs(geomagneticLatitude)
    return latitude >= overhead ? .likely : latitude >= overhead - 6 ? .possible : .none
  }

  /// The best time left in the night with the Sun at least 12° below the horizon: by the chance under the forecast clouds,
  /// then by Kp; the earliest of equal ones.
  ///
  /// - Returns: `nil` if even Kp 9 wouldn't show an aurora here, if it doesn't get dark, or without a Kp forecast.
  func report(_ night: NightReport, after now: Date, _ forecast: HourlyForecast?) -> AuroraReport? {
    guard let kp, chance(kp: 9) != .none else { return nil }
    let candidates = night.spans(of: .astronomical).flatMap { Self.hours(of: $0, after: now) }
      .compactMap { date in kp.kp(at: date).map { report($0, at: date, forecast) } }
    return candidates.max { ($0.chance, $0.kp) < ($1.chance, $1.kp) }
  }

  private func report(_ kp: Double, at date: Date, _ forecast: HourlyForecast?) -> AuroraReport {
    let cloud = forecast?.value(.cloudCover, at: date)?.rounded()
    return AuroraReport(kp: kp, at: date, chance: Self.visible(chance(kp: kp), through: cloud), cloudCover: cloud)
  }

  /// The chance left under some cloud cover in percent, which lowers nothing if unknown.
  private static func visible(_ chance: AuroraReport.Chance, through cloud: Double?) -> AuroraReport.Chance {
    guard let cloud, cloud > clouds.cloudy else { return chance }
    return cloud > clouds.overcast ? .none : min(chance, .possible)
  }

  /// The start of what is left of a span and each full hour (UTC) in it, at most 48; empty if it is over.
  private static func hours(of span: Range<Date>, after now: Date) -> [Date] {
    let start = max(span.lowerBound, now)
    guard start < span.upperBound else { return [] }
    let next = Date(timeIntervalSince1970: (start.timeIntervalSince1970 / 3600).rounded(.down) * 3600 + 3600)
    let count = Int(min(max(span.upperBound.timeIntervalSince(next) / 3600, -1), 48).rounded(.up))
    return [start] + (0..<max(count, 0)).map { next.addingTimeInterval(Double($0) * 3600) }
  }
}

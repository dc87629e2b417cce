import Entities
import Essentials

/// Where and when an aurora may be seen, by a rule of thumb: overhead from a geomagnetic latitude of 67° - 2° Kp, low over
/// the poleward horizon from 6° less.
struct AuroraOutlook {
  let place: Coordinates
  let kp: KpForecast?

  /// The dipole's pole of IGRF-14, epoch 2025, degrees.
  private static let pole = (latitude: 80.8, longitude: -72.8)
  /// Clouds that hide half of what there is, and all of it, %.
  private static let clouds = (many: 60.0, overcast: 90.0)

  /// Degrees from the geomagnetic equator, north positive.
  var geomagneticLatitude: Double {
    let degree = Double.pi / 180
    let (own, pole) = (place.latitude * degree, Self.pole.latitude * degree)
    let turn = (place.longitude - Self.pole.longitude) * degree
    return asin(max(-1, min(1, sin(own) * sin(pole) + cos(own) * cos(pole) * cos(turn)))) / degree
  }

  /// The chance under a clear dark sky at an index.
  func chance(kp: Double) -> AuroraReport.Chance {
    let border = 67 - 2 * kp
    let latitude = abs(geomagneticLatitude)
    return latitude >= border ? .likely : latitude >= border - 6 ? .possible : .none
  }

  /// The best hour of what is left of a night while the Sun is 12° down or more; the first of equal ones.
  ///
  /// - Returns: `nil` where not even the greatest storm is seen, where it does not get dark, and without a forecast.
  func report(_ night: NightReport, after now: Date, _ hours: HourlyForecast?) -> AuroraReport? {
    guard let kp, chance(kp: 9) != .none else { return nil }
    let candidates = night.spans(of: .astronomical).flatMap { Self.hours(of: $0, after: now) }
      .compactMap { date in kp.kp(at: date).map { report($0, at: date, hours) } }
    return candidates.reduce(nil) { best, next in
      guard let best else { return next }
      return (next.chance, next.kp) > (best.chance, best.kp) ? next : best
    }
  }

  private func report(_ kp: Double, at date: Date, _ hours: HourlyForecast?) -> AuroraReport {
    let cloud = hours?.value(.cloudCover, at: date)?.rounded()
    return AuroraReport(kp: kp, at: date, chance: Self.seen(chance(kp: kp), through: cloud), cloudCover: cloud)
  }

  private static func seen(_ chance: AuroraReport.Chance, through cloud: Double?) -> AuroraReport.Chance {
    guard let cloud, cloud > clouds.many else { return chance }
    return cloud > clouds.overcast ? .none : min(chance, .possible)
  }

  /// The beginning of what is left of a span, and the whole hours in it.
  private static func hours(of span: Range<Date>, after now: Date) -> [Date] {
    let start = max(span.lowerBound, now)
    guard start < span.upperBound else { return [] }
    let next = Date(timeIntervalSince1970: (start.timeIntervalSince1970 / 3600).rounded(.down) * 3600 + 3600)
    let count = Int(min(max(span.upperBound.timeIntervalSince(next) / 3600, -1), 48).rounded(.up))
    return [start] + (0..<max(count, 0)).map { next.addingTimeInterval(Double($0) * 3600) }
  }
}

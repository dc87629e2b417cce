import Entities
import Essentials

/// The chance of an aurora by a rule of thumb: overhead poleward of geomagnetic latitude 67° − 2° × Kp, within 1° of
/// NOAA's table (Space Weather Prediction Center), and low on the poleward horizon up to 6° farther from the pole.
struct AuroraOutlook {
  let place: Coordinates
  /// The forecast of the Kp index, 0…9; `nil` if it isn't known.
  let kpForecast: KpForecast?

  /// The geomagnetic pole of the dipole of IGRF-14 for 2025, degrees.
  private static let pole = (latitude: 80.8, longitude: -72.8)

  /// The place's latitude in degrees from the equator of the geomagnetic dipole, positive in the north.
  var geomagneticLatitude: Double {
    let degree = Double.pi / 180
    let (latitude, poleLatitude) = (place.latitude * degree, Self.pole.latitude * degree)
    let meridian = (place.longitude - Self.pole.longitude) * degree
    let sine = sin(latitude) * sin(poleLatitude) + cos(latitude) * cos(poleLatitude) * cos(meridian)
    return asin(max(-1, min(1, sine))) / degree
  }

  /// The chance under a clear, dark sky at a Kp index of 0…9.
  func chance(kp: Double) -> AuroraReport.Chance {
    let overhead = 67 - 2 * kp
    let latitude = abs(geomagneticLatitude)
    if latitude >= overhead { return .likely }
    return latitude >= overhead - 6 ? .possible : .none
  }

  /// The best time left with the Sun at least 12° down: by the chance under the clouds of `hours`, then Kp, then the
  /// earliest. `nil` if even Kp 9 brings no aurora here, or if no dark time with a Kp forecast is left.
  func report(_ night: NightReport, after now: Date, clouds hours: HourlyForecast?) -> AuroraReport? {
    guard let kpForecast, chance(kp: 9) != .none else { return nil }
    let times = night.spans(atLeast: .astronomical).flatMap { Self.times(in: $0, after: now) }
    let candidates = times.compactMap { time -> AuroraReport? in
      guard let kp = kpForecast.kp(at: time) else { return nil }
      let cover = hours?.value(.cloudCover, at: time)?.rounded()
      return AuroraReport(kp: kp, at: time, chance: Self.chance(chance(kp: kp), under: cover), cloudCover: cover)
    }
    return candidates.max { ($0.chance, $0.kp) < ($1.chance, $1.kp) }
  }

  /// What a cloud cover in percent leaves of a chance under a clear sky: above 60 %, an aurora is at most possible;
  /// above 90 %, there is no chance. A cover that isn't known leaves all of it.
  private static func chance(_ chance: AuroraReport.Chance, under cover: Double?) -> AuroraReport.Chance {
    guard let cover, cover > 60 else { return chance }
    return cover > 90 ? .none : min(chance, .possible)
  }

  /// The start of what is left of a span, and the full hours (UTC) in it; empty if the span is over.
  private static func times(in span: Range<Date>, after now: Date) -> [Date] {
    let start = max(span.lowerBound, now)
    guard start < span.upperBound else { return [] }
    let next = (start.timeIntervalSince1970 / 3600).rounded(.down) * 3600 + 3600
    let hours = stride(from: next, to: span.upperBound.timeIntervalSince1970, by: 3600)
    return [start] + hours.map { Date(timeIntervalSince1970: $0) }
  }
}

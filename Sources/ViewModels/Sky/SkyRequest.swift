import Entities
import Essentials
import Services

/// A snapshot of everything a row's sky is computed from, which can be sent off the main actor.
nonisolated struct SkyRequest: Sendable {
  let key: SkyKey
  let city: City
  /// The night at `now`, and `now` as its instant.
  let moment: SkyMoment
  let forecast: Sourced<Forecast>?
  let now: Date
  /// The days whose sunrise and sunset are to be computed; empty if all are known.
  let dates: [CivilDate]

  /// Whether both requests are for the same sky.
  func isSame(as other: SkyRequest) -> Bool { city == other.city && key == other.key }

  /// The sky and the times of sunrise and sunset by day; `sunTimes` is `nil` if the known ones are still valid.
  typealias Computed = (report: SkyReport, sunTimes: [CivilDate: SunTimes]?)

  /// Computes the sky on the caller's actor. The almanac has to be for an instant at most ten minutes away.
  func sky(by almanac: SkyAlmanac) -> Computed {
    let report = SkyService().report(for: city, moment: moment, forecast: forecast?.value, now: now, almanac: almanac)
    return (report, dates.isEmpty ? nil : SkyService().sunTimes(of: city, dates: dates))
  }

  /// Computes several skies off the main actor, in the order of the requests.
  @concurrent static func skies(_ requests: [SkyRequest], by almanac: SkyAlmanac) async -> [Computed] {
    requests.map { $0.sky(by: almanac) }
  }
}

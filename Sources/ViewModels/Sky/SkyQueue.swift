import Entities
import Essentials
import Services

/// A snapshot of everything a row's sky is computed from, which can be sent off the main actor.
nonisolated struct SkyRequest: Sendable {
  let key: SkyKey
  let city: City
  let moment: SkyMoment
  let forecast: Sourced<Forecast>?
  let now: Date
  /// The days whose sunrise and sunset are to be computed; empty if all are known.
  let dates: [CivilDate]

  /// Whether both requests are for the same sky.
  func isSame(as other: SkyRequest) -> Bool { city == other.city && key == other.key }

  /// The result; `sunTimes` is `nil` if the known ones are still valid.
  typealias Computed = (report: SkyReport, sunTimes: [CivilDate: SunTimes]?)

  func sky(by almanac: SkyAlmanac) -> Computed {
    (
      report: SkyService().report(for: city, moment: moment, forecast: forecast?.value, now: now, almanac: almanac),
      sunTimes: dates.isEmpty ? nil : SkyService().sunTimes(of: city, dates: dates)
    )
  }

  /// Computes several skies off the main actor.
  @concurrent static func skies(_ requests: [SkyRequest], by almanac: SkyAlmanac) async -> [Computed] {
    requests.map { $0.sky(by: almanac) }
  }
}

/// Rows whose skies are computed a few at a time, while the screen stays responsive.
final class SkyQueue {
  private var rows: [CityRowViewModel] = []
  private(set) var task: Task<Void, Never>?

  /// Few enough that the first appear soon, enough that a thousand don't need a thousand frames.
  private static let atOnce = 16

  /// Computes the skies of rows; rows that still wait are dropped.
  func ask(for rows: [CityRowViewModel], _ compute: @escaping ([CityRowViewModel]) async -> Void) {
    self.rows = rows
    guard task == nil, !rows.isEmpty else { return }
    task = Task {
      while !self.rows.isEmpty {
        let next = Array(self.rows.prefix(Self.atOnce))
        self.rows.removeFirst(next.count)
        await compute(next)
      }
      task = nil
    }
  }
}

import Entities
import Essentials
import Services

/// What a row's sky is computed of, as it is at one moment: a value, which may be taken anywhere.
nonisolated struct SkyRequest: Sendable {
  let key: SkyKey
  let city: City
  let moment: SkyMoment
  let forecast: Sourced<Forecast>?
  let now: Date
  /// The days whose sunrise and sunset are asked for; empty where all are known.
  let dates: [CivilDate]

  /// Whether it is about the same sky.
  func isSame(as other: SkyRequest) -> Bool { city == other.city && key == other.key }

  /// What comes of it: the sun's times are `nil` where those that are known are right.
  typealias Computed = (report: SkyReport, sunTimes: [CivilDate: SunTimes]?)

  func sky(by almanac: SkyAlmanac) -> Computed {
    (
      report: SkyService().report(for: city, moment: moment, forecast: forecast?.value, now: now, almanac: almanac),
      sunTimes: dates.isEmpty ? nil : SkyService().sunTimes(of: city, dates: dates)
    )
  }

  /// Several of them, beside the main actor.
  @concurrent static func skies(
    _ requests: [SkyRequest], by almanac: SkyAlmanac
  ) async -> [Computed] {
    requests.map { $0.sky(by: almanac) }
  }
}

/// Rows whose skies are computed while the screen goes on, a few at a time.
final class SkyQueue {
  private var rows: [CityRowViewModel] = []
  private(set) var task: Task<Void, Never>?

  /// Few enough that the first are there soon, enough that a thousand are not a thousand frames.
  private static let atOnce = 16

  /// Computes the skies of rows, in place of those that still wait.
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

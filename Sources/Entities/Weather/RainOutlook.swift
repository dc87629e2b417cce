package import Essentials

/// Whether it rains or snows in the next two hours, and when that changes.
package struct RainOutlook: Hashable, Sendable {
  /// Whether anything falls; the names are those in documents.
  package enum State: String, Codable, CaseIterable, Sendable {
    case dry, wet, unknown
  }

  /// The state now.
  package var state: State
  /// The start of the first quarter with the other state; `nil` if it is later than in two hours, or unknown.
  package var changesAt: Date?
  /// mm of water in the eight quarters from the current one on; `nil` if any of them is unknown.
  package var amount: Double?
  /// Whether times and amounts are interpolated from hours, not computed by a model for each quarter.
  package var isApproximate: Bool
  /// Whether what falls now, or first, is snow.
  package var isSnow: Bool
  /// The quarters from the current one to the one in which the two hours end; empty if the outlook is unknown.
  package var quarters: [RainQuarter]

  /// The number of quarters in two hours.
  package static let quarterCount = 8

  /// Nothing is known.
  package static let unknown = RainOutlook(state: .unknown, isApproximate: true, isSnow: false, quarters: [])
}

extension RainOutlook {
  /// The outlook from consecutive quarters; unknown unless they include now and either a change or eight known ones.
  package init(_ quarters: [RainQuarter], at now: Date, isApproximate: Bool) {
    // In whole minutes, like the clock on the screen.
    let end = (now.timeIntervalSince1970 / 60).rounded(.down) * 60 + Double(Self.quarterCount) * RainQuarter.length
    let coming = quarters.drop { $0.start.addingTimeInterval(RainQuarter.length) <= now }
      .prefix { $0.start.timeIntervalSince1970 < end }
    let known = coming.prefix { $0.isWet != nil }
    let change = known.first { $0.isWet != known.first?.isWet }
    guard let first = known.first, first.start <= now, change != nil || known.count >= Self.quarterCount else {
      self = .unknown
      return
    }
    let whole = known.prefix(Self.quarterCount)
    let amount = whole.count == Self.quarterCount ? whole.reduce(0) { $0 + ($1.amount ?? 0) } : nil
    self.init(
      state: first.isWet == true ? .wet : .dry, changesAt: change?.start, amount: amount,
      isApproximate: isApproximate, isSnow: known.first { $0.isWet == true }?.isSnow ?? false, quarters: Array(coming))
  }

  /// The outlook from an hourly forecast, whose amounts are spread evenly over the quarters.
  package init(_ hours: HourlyForecast, at now: Date) {
    let first = (now.timeIntervalSince1970 / RainQuarter.length).rounded(.down) * RainQuarter.length
    let quarters = (0...Self.quarterCount).map { index in
      hours.quarter(from: Date(timeIntervalSince1970: first + Double(index) * RainQuarter.length))
    }
    self.init(quarters, at: now, isApproximate: true)
  }

  /// The outlook for a city from its current weather's quarters or, if those are missing or too old, from its forecast.
  package init(_ now: CurrentWeather?, _ forecast: Forecast?, of city: City, at date: Date) {
    self = RainOutlook(now?.quarters ?? [], at: date, isApproximate: !city.coordinates.hasModelledQuarters)
    if state == .unknown, let forecast { self = RainOutlook(forecast.hours, at: date) }
  }

  /// The most dry quarters between wet ones that count as a pause, not the end.
  private static let longestPause = 2

  private var known: ArraySlice<RainQuarter> { quarters.prefix { $0.isWet != nil } }

  /// The end of the known quarters; the distant past if there are none.
  var end: Date { known.last?.start.addingTimeInterval(RainQuarter.length) ?? .distantPast }

  /// When the current or first spell ends; `nil` if that isn't within two hours or isn't known.
  package var stop: Date? {
    guard var last = known.firstIndex(where: { $0.isWet == true }) else { return nil }
    for index in known.indices
    where index > last && index - last <= Self.longestPause + 1 && known[index].isWet == true {
      last = index
    }
    return last + 1 < known.endIndex ? known[last + 1].start : nil
  }
}

extension HourlyForecast {
  /// A quarter with its share of the hour's amount, which is `nil` if the source gives none.
  fileprivate func quarter(from start: Date) -> RainQuarter {
    guard let index = index(at: start), let amount = hourlyValue(.precipitation, from: index) else {
      return RainQuarter(start: start, amount: nil)
    }
    let isSnow = condition(at: index)?.family == .snow || condition(at: index + 1)?.family == .snow
    return RainQuarter(start: start, amount: amount / 4, isSnow: isSnow)
  }
}

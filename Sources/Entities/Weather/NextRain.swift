package import Essentials

/// When precipitation starts or stops next, by an hourly forecast.
package enum NextRain: Hashable, Sendable {
  /// The forecast says nothing about the current hour, or only that the next hours, fewer than six, are dry.
  case unknown
  /// Nothing falls in the known hours, which are at least six and go at most five days ahead.
  case dry
  /// It is dry now, and something begins to fall then.
  case coming(Date)
  /// Something falls now; `until` is `nil` if no end is known, however short the forecast.
  case falling(until: Date?)

  /// Seconds looked ahead: hours beyond five days are too uncertain.
  private static let lookAhead = 5.0 * 86_400
  /// The fewest seconds of dry weather worth reporting.
  private static let shortestDry = 6.0 * 3600

  /// The next change from the current hour on.
  package init(_ hours: HourlyForecast, at now: Date) {
    guard let first = hours.index(at: now) else { self = .unknown; return }
    let horizon = now.addingTimeInterval(Self.lookAhead)
    let known = (first..<hours.count).prefix { hours.time(at: $0) < horizon && hours.isWet(at: $0) != nil }
    guard let last = known.last else { self = .unknown; return }
    if hours.isWet(at: first) == true {
      let dry = known.first { hours.isWet(at: $0) == false && !hours.isPause(at: $0) }
      self = .falling(until: dry.map(hours.time))
    } else if let wet = known.first(where: { hours.isWet(at: $0) == true }) {
      self = .coming(hours.time(at: wet))
    } else {
      self = hours.end(ofStepAt: last).timeIntervalSince(now) < Self.shortestDry ? .unknown : .dry
    }
  }
}

extension HourlyForecast {
  /// Whether to expect rain in the step that begins at an index, as in ``HourSlot/isWet``; `nil` if out of range, too.
  fileprivate func isWet(at index: Int) -> Bool? {
    guard times.indices.contains(index) else { return nil }
    var slot = HourSlot(start: time(at: index))
    slot.condition = condition(at: index)
    slot[.precipitation] = hourlyValue(.precipitation, from: index)
    slot[.precipitationChance] = hourlyValue(.precipitationChance, from: index)
    return slot.isWet
  }

  /// Whether a dry step is only a pause: no longer than an hour, and wet after it.
  fileprivate func isPause(at index: Int) -> Bool {
    isWet(at: index + 1) == true && end(ofStepAt: index).timeIntervalSince(time(at: index)) <= 3600
  }
}

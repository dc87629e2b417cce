package import Essentials

/// When precipitation starts or stops next, by an hourly forecast.
package enum NextRain: Hashable, Sendable {
  /// The forecast says nothing about the current hour, or shows fewer than six hours, all dry.
  case unknown
  /// Nothing falls until then: the start of the last known step within the time looked ahead.
  case dry(until: Date)
  /// It is dry now, and something begins to fall then.
  case coming(Date)
  /// Something falls now; `until` is `nil` if no end is known.
  case falling(until: Date?)

  /// Seconds looked ahead: hours beyond five days are too uncertain.
  private static let horizon = 5.0 * 86_400
  /// The fewest seconds of dry weather worth reporting.
  private static let shortestDry = 6.0 * 3600

  /// The next change from the current hour on.
  package init(_ hours: HourlyForecast, at now: Date) {
    guard let first = hours.index(at: now) else { self = .unknown; return }
    let end = now.addingTimeInterval(Self.horizon)
    let known = (first..<hours.count).prefix { hours.time(at: $0) < end && hours.isWet(at: $0) != nil }
    guard let last = known.last else { self = .unknown; return }
    if hours.isWet(at: first) == true {
      // One dry hour between two wet ones is a pause, not the end.
      let dry = known.first { hours.isWet(at: $0) == false && hours.isWet(at: $0 + 1) != true }
      self = .falling(until: dry.map(hours.time))
    } else if let wet = known.first(where: { hours.isWet(at: $0) == true }) {
      self = .coming(hours.time(at: wet))
    } else {
      let end = hours.time(at: last)
      self = end.timeIntervalSince(now) < Self.shortestDry ? .unknown : .dry(until: end)
    }
  }
}

extension HourlyForecast {
  /// Whether to expect rain in the step that begins at an index, as in ``HourSlot/isWet``; `nil` if nothing is known.
  fileprivate func isWet(at index: Int) -> Bool? {
    guard times.indices.contains(index) else { return nil }
    var slot = HourSlot(start: time(at: index))
    slot.condition = condition(at: index)
    for quantity in [Quantity.precipitation, .precipitationChance] { slot[quantity] = hourly(quantity, from: index) }
    return slot.isRainKnown ? slot.isWet : nil
  }
}

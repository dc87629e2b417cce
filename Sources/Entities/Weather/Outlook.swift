package import Essentials

/// What a person asks first of a forecast: whether and when something falls, and how the day compares with the one
/// before.
package struct Outlook: Hashable, Sendable {
  /// What falls.
  package enum Fall: String, CaseIterable, Sendable {
    case rain, sleet, snow, thunderstorm
  }

  /// What falls instead from an instant on.
  package struct Turn: Hashable, Sendable {
    package var fall: Fall
    package var date: Date

    package init(_ fall: Fall, at date: Date) {
      (self.fall, self.date) = (fall, date)
    }
  }

  package enum Precipitation: Hashable, Sendable {
    case unknown
    /// Nothing for that many hours, as far as the forecast goes.
    case dry(hours: Int)
    /// It falls now, until an instant or for as long as is looked ahead; what falls first, and what it turns into.
    case falling(Fall, turn: Turn? = nil, until: Date?)
    /// It begins at an instant, and ends at one or not within the time looked ahead.
    case coming(Fall, from: Date, turn: Turn? = nil, until: Date?)
  }

  /// A day's high against that of the day before.
  package struct Change: Hashable, Sendable {
    /// Whether tomorrow is compared with today; else today with yesterday.
    package var isTomorrow: Bool
    /// How many K warmer it is.
    package var kelvin: Double
  }

  package var precipitation: Precipitation
  package var change: Change?

  /// The outlook of the 24 hours from an instant on. From 18:00 in the place's zone tomorrow is compared, not today.
  package init(_ forecast: Forecast, at now: Date, in zone: Zone) {
    let local = now.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: now))
    let start = now.addingTimeInterval(-(local - (local / 3600).rounded(.down) * 3600))
    precipitation = Self.precipitation(forecast.hours.slots(from: start, count: 24))
    change = Self.change(forecast.days, at: now, in: zone)
  }

  private static func precipitation(_ slots: [HourSlot]) -> Precipitation {
    let known = slots.prefix(while: \.isRainKnown)
    guard known.count >= min(slots.count, 6), !known.isEmpty else { return .unknown }
    guard let first = known.firstIndex(where: \.isWet) else { return .dry(hours: known.count) }
    var last = first
    // One dry hour between two wet ones is a pause, not the end.
    for index in known.indices where index > first && known[index].isWet && index - last <= 2 { last = index }
    let end = last + 1 < known.count ? known[last + 1].start : nil
    let (fall, turn) = falls(known[first...last])
    return first == 0
      ? .falling(fall, turn: turn, until: end) : .coming(fall, from: known[first].start, turn: turn, until: end)
  }

  /// What falls first in the hours of a spell, and what it next turns into. An hour without a kind of its own, such as a
  /// pause, has that of the one before it; the first ones have that of the next.
  private static func falls(_ slots: ArraySlice<HourSlot>) -> (first: Fall, turn: Turn?) {
    let kinds = slots.compactMap { slot in slot.condition.flatMap(Fall.init).map { (fall: $0, start: slot.start) } }
    guard let first = kinds.first else {
      return ((slots.compactMap { $0[.temperature] }.max() ?? 10) > 0 ? .rain : .snow, nil)
    }
    let turn = kinds.first { $0.fall != first.fall }
    return (first.fall, turn.map { Turn($0.fall, at: $0.start) })
  }

  private static func change(_ days: [DailyForecast], at now: Date, in zone: Zone) -> Change? {
    let today = CivilDate(now, in: zone)
    let local = now.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: now))
    let isEvening = local - (local / 86_400).rounded(.down) * 86_400 >= 18 * 3600
    let date = today.advanced(by: isEvening ? 1 : 0)
    func high(_ date: CivilDate) -> Double? { days.first { $0.date == date }?[.temperatureMax] }
    guard let after = high(date), let before = high(date.advanced(by: -1)) else { return nil }
    return Change(isTomorrow: isEvening, kelvin: after - before)
  }
}

extension Outlook.Fall {
  /// What would fall with a condition, or else at a temperature in °C.
  package init(_ condition: Condition?, celsius: Double?) {
    self = condition.flatMap(Self.init) ?? ((celsius ?? 10) > 0 ? .rain : .snow)
  }

  /// What falls with a condition; `nil` where nothing does.
  package init?(_ condition: Condition) {
    switch condition.family {
    case .snow: self = .snow
    case .sleet: self = .sleet
    case .thunderstorm: self = .thunderstorm
    case .rain, .drizzle: self = .rain
    case .clear, .partlyCloudy, .cloudy, .fog, .dust, .wind: return nil
    }
  }
}

package import Essentials

/// A forecast in short: whether and when something falls, and how the day's high compares with the day before.
package struct Outlook: Hashable, Sendable {
  /// A kind of precipitation.
  package enum Fall: String, CaseIterable, Sendable {
    case rain, sleet, snow, thunderstorm
  }

  /// A change to another kind of precipitation.
  package struct Turn: Hashable, Sendable {
    package var fall: Fall
    package var date: Date
  }

  package enum Precipitation: Hashable, Sendable {
    case unknown
    /// Nothing falls for that many hours, as far as the forecast goes.
    case dry(hours: Int)
    /// Something falls now, and may turn into something else; `until` is `nil` if it doesn't end in the time looked ahead.
    case falling(Fall, turn: Turn? = nil, until: Date?)
    /// Something begins to fall later; `turn` and `until` likewise.
    case coming(Fall, from: Date, turn: Turn? = nil, until: Date?)
  }

  /// A day's high compared with that of the day before.
  package struct Change: Hashable, Sendable {
    /// Whether tomorrow is compared with today, not today with yesterday.
    package var isTomorrow: Bool
    /// The difference in K, positive if the later day is warmer.
    package var kelvin: Double
  }

  package var precipitation: Precipitation
  package var change: Change?

  /// The outlook for 24 hours from an instant on. From 18:00 local time, it compares tomorrow with today.
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
    // A single dry hour between wet ones is a pause, not the end.
    for index in known.indices where index > first && known[index].isWet && index - last <= 2 { last = index }
    let end = last + 1 < known.count ? known[last + 1].start : nil
    let (fall, turn) = falls(known[first...last])
    return first == 0
      ? .falling(fall, turn: turn, until: end) : .coming(fall, from: known[first].start, turn: turn, until: end)
  }

  /// What falls first in a spell, and what it turns into next. Hours without a known kind, such as pauses, are skipped.
  private static func falls(_ slots: ArraySlice<HourSlot>) -> (first: Fall, turn: Turn?) {
    let kinds = slots.compactMap { slot in slot.condition.flatMap(Fall.init).map { Turn(fall: $0, date: slot.start) } }
    guard let first = kinds.first else { return (Fall(nil, celsius: slots.compactMap { $0[.temperature] }.max()), nil) }
    return (first.fall, kinds.first { $0.fall != first.fall })
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
  /// The kind for a condition, or else for a temperature in °C: snow up to 0, rain if warmer or unknown.
  package init(_ condition: Condition?, celsius: Double?) {
    self = condition.flatMap(Self.init) ?? ((celsius ?? 10) > 0 ? .rain : .snow)
  }

  /// The kind for a condition; `nil` if nothing falls.
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

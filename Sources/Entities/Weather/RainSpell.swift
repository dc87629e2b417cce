package import Essentials

/// The current or next precipitation, from quarters and an hourly forecast combined. All texts take their times from
/// here, so that a page doesn't contradict itself.
package struct RainSpell: Hashable, Sendable {
  /// The next two hours by quarters.
  package var rain: RainOutlook
  /// The next 24 hours, with the quarters' more precise times; `nil` if the quarters contradict the hours.
  package var precipitation: Outlook.Precipitation?
  /// When it starts or stops next.
  package var next: NextRain

  /// Combines quarters with a forecast. `observed` is what falls now according to the current weather, which overrides
  /// the forecast for the hour; `nil` if nothing falls or it isn't known.
  package init(
    _ rain: RainOutlook, _ forecast: Forecast?, observed: Outlook.PrecipitationType? = nil, at now: Date, in zone: Zone
  ) {
    let outlook = forecast.map { Outlook($0, at: now, in: zone).precipitation } ?? .unknown
    self.rain = rain
    precipitation = outlook.replacingType(with: observed).refined(by: rain, isObserved: observed != nil)
    next = NextRain(precipitation, rain, forecast?.hours, at: now)
  }
}

extension Outlook.Precipitation {
  /// With the observed type in place of the forecast one, if something falls now by both.
  fileprivate func replacingType(with type: Outlook.PrecipitationType?) -> Self {
    guard case .falling(_, let changeover, let end) = self, let type else { return self }
    return .falling(type, changeover: changeover?.type == type ? nil : changeover, until: end)
  }

  /// With the quarters in which it starts and stops; `nil` if the quarters contradict it.
  fileprivate func refined(by rain: RainOutlook, isObserved: Bool) -> Self? {
    guard rain.state != .unknown else { return self }
    switch self {
    case .unknown: return self
    case .dry: return rain.state == .dry && rain.changesAt == nil ? self : nil
    case .falling(let type, let change, let until):
      guard rain.state == .wet, isObserved || rain.allows(type), rain.allows(end: until) else { return nil }
      return .falling(type, changeover: change.before(rain.stop), until: rain.stop ?? until)
    case .coming(let type, let start, let change, let until):
      guard rain.state == .dry else { return nil }
      guard let first = rain.changesAt else { return start >= rain.end ? self : nil }
      let isSame = start < rain.end && rain.allows(type) && change.before(first) == nil && rain.allows(end: until)
      return isSame ? .coming(type, from: first, changeover: change.before(rain.stop), until: rain.stop ?? until) : nil
    }
  }
}

extension Outlook.Changeover? {
  /// The changeover if it comes before an instant; without an instant, any changeover.
  fileprivate func before(_ instant: Date?) -> Self {
    flatMap { change in instant.map { change.date < $0 } ?? true ? change : nil }
  }
}

extension RainOutlook {
  /// Whether an end given by the hours agrees with the quarters: after them if they show no end, else within them.
  fileprivate func allows(end forecastEnd: Date?) -> Bool {
    let forecastEnd = forecastEnd ?? .distantFuture
    return stop == nil ? forecastEnd >= end : forecastEnd <= end
  }

  /// Whether the quarters, which only tell snow from rain, agree with a type of precipitation.
  fileprivate func allows(_ type: Outlook.PrecipitationType) -> Bool {
    switch type {
    case .snow: isSnow
    case .rain: !isSnow
    case .sleet, .thunderstorm: true
    }
  }
}

extension NextRain {
  /// From what quarters and hours agree on, or else from the quarters and then the hours after them.
  fileprivate init(
    _ precipitation: Outlook.Precipitation?, _ rain: RainOutlook, _ hours: HourlyForecast?, at now: Date
  ) {
    func later(_ date: Date) -> NextRain { hours.map { NextRain($0, at: date) } ?? .unknown }
    switch (precipitation, rain.state, rain.changesAt) {
    case (.coming(_, let start, _, _), _, _), (_, .dry, let start?): self = .coming(start)
    case (.falling(_, _, let end), _, _): self = .falling(until: end)
    case (.dry, _, _), (_, .unknown, _): self = later(now)
    // The quarters are dry as far as they go: the hours after them decide.
    case (_, .dry, nil):
      self = later(rain.end)
      if case .falling = self { self = .coming(rain.end) }
    case (_, .wet, _): self = .falling(until: rain.stop ?? later(rain.end).end(after: rain.end))
    }
  }

  /// When rain that falls up to an instant, at which this outlook starts, ends; `nil` if unknown.
  private func end(after instant: Date) -> Date? {
    switch self {
    case .unknown: nil
    case .falling(let end): end
    case .dry, .coming: instant
    }
  }
}

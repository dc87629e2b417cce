import Entities
import Essentials

/// The summary of a forecast as a sentence: `Rain from 16:00, clearing by 21:00; colder than yesterday by 4°.`
struct OutlookText {
  let quantities: QuantityText
  let clock: ClockText
  let zone: Zone
  let now: Date

  private var words: ForecastWords { quantities.appearance.words.forecast }

  /// The summary, with what fell today; empty when nothing can be said.
  func text(_ outlook: Outlook, fallen: String? = nil) -> String {
    words.sentence(
      [precipitation(outlook.precipitation), fallen, outlook.change.flatMap(change)].compactMap { $0 })
  }

  /// Until when it is dry or wet, in a few words; `nil` where nothing is known.
  func rain(_ forecast: Forecast) -> String? {
    func hour(_ date: Date) -> String { clock.time(date, in: zone).trimmed }
    return switch Outlook(forecast, at: now, in: zone).precipitation {
    case .unknown: nil
    case .dry: words.staysDry
    case .falling(_, nil): words.staysWet
    case .falling(_, let end?): words.wetUntil(hour(end))
    case .coming(_, let start, _): words.dryUntil(hour(start))
    }
  }

  private func precipitation(_ precipitation: Outlook.Precipitation) -> String? {
    switch precipitation {
    case .unknown: nil
    case .dry(let hours): words.dryFor(hours)
    case .falling(let fall, nil): words.fallsOn(name(fall))
    case .falling(let fall, let end?): words.fallsUntil(name(fall), time(end))
    case .coming(let fall, let start, nil): words.fallsFrom(name(fall), time(start))
    case .coming(let fall, let start, let end?): words.fallsFromUntil(name(fall), time(start), time(end))
    }
  }

  private func name(_ fall: Outlook.Fall) -> String { words.fallName(fall) }

  /// A change that rounds to less than two degrees of the unit shown is none.
  private func change(_ change: Outlook.Change) -> String? {
    let degrees = quantities.units.temperature.difference(change.kelvin).rounded()
    guard abs(degrees) >= 2 else { return words.unchanged(change.isTomorrow) }
    let appearance = quantities.appearance
    let unit = appearance.degree.isEmpty ? " " + quantities.temperatureUnit : appearance.degree
    let difference = QuantityText.rounded(abs(degrees)) + unit
    return degrees > 0 ? words.warmer(difference, change.isTomorrow) : words.colder(difference, change.isTomorrow)
  }

  /// A time of day, with the day where it is not today.
  func time(_ date: Date) -> String {
    let time = clock.time(date, in: zone).trimmed
    let days = CivilDate(date, in: zone).daysSince1970 - CivilDate(now, in: zone).daysSince1970
    switch days {
    case 0: return time
    case 1: return "\(words.tomorrow) \(time)"
    default: return "\(clock.words.weekdays[CivilDate(date, in: zone).weekday]) \(time)"
    }
  }
}

import Entities
import Essentials

/// How long a service that answers 429 without `Retry-After` wants to be left alone.
enum RetryRule: Equatable {
  case seconds(Double)
  case nextMinute
  case nextHour
  /// One minute past midnight UTC.
  case nextDay

  /// The rule for a service, by its message where that tells: Open-Meteo's counters reset on the clock.
  init(service: Service, reason: String) {
    let text = reason.lowercased()
    switch service {
    case .openMeteo, .geocoding, .airQuality: self = Self.openMeteo(text)
    case .openWeather: self = text.contains("blocked") ? .nextHour : .seconds(60)
    case .metNorway: self = .seconds(600)
    case .nws: self = .seconds(5)
    case .nasaAPI: self = .nextHour
    case .apod: self = .seconds(60)
    }
  }

  private static func openMeteo(_ text: String) -> RetryRule {
    if text.contains("concurrent") { return .seconds(2) }
    if text.contains("daily") || text.contains("tomorrow") { return .nextDay }
    if text.contains("hourly") || text.contains("next hour") { return .nextHour }
    return .nextMinute
  }

  /// The first moment after `now` at which a request may be made; clock-bound ones have a margin of seconds.
  func date(after now: Date) -> Date {
    switch self {
    case .seconds(let seconds): now.addingTimeInterval(seconds)
    case .nextMinute: Self.next(multipleOf: 60, after: now).addingTimeInterval(2)
    case .nextHour: Self.next(multipleOf: 3600, after: now).addingTimeInterval(5)
    case .nextDay: Self.next(multipleOf: 86_400, after: now).addingTimeInterval(60)
    }
  }

  private static func next(multipleOf seconds: Double, after now: Date) -> Date {
    Date(timeIntervalSince1970: ((now.timeIntervalSince1970 / seconds).rounded(.down) + 1) * seconds)
  }
}

import Entities
import Essentials

extension HourlyForecast {
  /// The hours from the one in progress: the weather at the hour, and precipitation's amount and chance until the next.
  func documents(from now: Date, in zone: Zone, units: Units) -> [JSONValue] {
    let first = index(at: now) ?? times.firstIndex { Double($0) > now.timeIntervalSince1970 } ?? count
    return (first..<count).map { index in
      var document = units.document(of: .hour) { quantity in
        // A forecast stores these for the period that ends at an entry.
        value(quantity, atIndex: quantity.row.coversPeriod ? index + 1 : index)
      }
      document["time"] = .instant(time(at: index), in: zone)
      document["condition"] = .text(condition(at: index)?.rawValue)
      return document
    }
  }

  /// Reads the hours of at most sixteen days; skips those without a time or less than an hour after the previous one.
  init(documents: [JSONValue], from units: Units) {
    let hours = documents.prefix(16 * 24 + 1).reduce(into: [(time: Date, hour: JSONValue)]()) { hours, hour in
      guard let time = hour["time"]?.instant else { return }
      if let last = hours.last, time.timeIntervalSince(last.time) < 3600 { return }
      hours.append((time, hour))
    }
    self.init(times: hours.map { Int($0.time.timeIntervalSince1970) })
    set(conditions: hours.map { $0.hour["condition"]?.name() })
    for quantity in Quantity.all(in: .hour) {
      let values = hours.map { units.canonical(quantity, in: $0.hour).map { Float($0) } ?? .nan }
      set(quantity, (quantity.row.coversPeriod ? [.nan] : []) + values)
    }
  }
}

extension Forecast {
  /// The local calendar days from today; sunrise and sunset, in the place's zone, are `null` on those that `sun` lacks.
  func documents(from now: Date, in zone: Zone, sun: [CivilDate: SunTimes], units: Units) -> [JSONValue] {
    let today = CivilDate(now, in: zone)
    return days.filter { $0.date >= today }.map { day in
      var document = units.document(of: .day) { day[$0] }
      document["date"] = .string("\(day.date)")
      document["condition"] = .text(day.condition?.rawValue)
      document["sunrise"] = .roundedInstant(sun[day.date]?.rise, in: zone)
      document["sunset"] = .roundedInstant(sun[day.date]?.set, in: zone)
      return document
    }
  }
}

extension DailyForecast {
  /// Reads at most 17 days, which 16 times 24 hours touch; skips those without a date or not after the previous one.
  static func days(documents: [JSONValue], from units: Units) -> [DailyForecast] {
    documents.prefix(17).reduce(into: []) { days, document in
      guard let date = document["date"]?.day else { return }
      if let last = days.last, date <= last.date { return }
      var day = DailyForecast(date: date)
      day.condition = document["condition"]?.name()
      for quantity in Quantity.all(in: .day) { day[quantity] = units.canonical(quantity, in: document) }
      days.append(day)
    }
  }
}

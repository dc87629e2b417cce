import Entities

extension RainOutlook {
  /// The next two hours; the amount is their total, and times are in the place's zone.
  func document(in zone: Zone, units: Units) -> JSONValue {
    [
      "state": .string(state.rawValue), "changesAt": .instant(changesAt, in: zone),
      "amount": units.document(amount, of: .precipitation), "about": .bool(isApproximate),
      "snow": state == .unknown ? .null : .bool(isSnow),
      "quarters": .array(quarters.map { $0.document(in: zone, units: units) }),
    ]
  }
}

extension RainQuarter {
  /// A quarter-hour: its start and its precipitation to 0.001 mm, so that reading it back can't turn a wet quarter dry.
  fileprivate func document(in zone: Zone, units: Units) -> JSONValue {
    let unit = units[.precipitation]
    return [
      "time": .instant(start, in: zone),
      "precipitation": .rounded(amount.map(unit.value), digits: unit.digits(resolving: 0.001)), "snow": .bool(isSnow),
    ]
  }

  /// Reads the quarters of a city's `rain`, amounts outside 0…1000 mm as unknown; skips those without a time or not after
  /// the previous one. `nil` if there are none, or if `about` isn't as for a service's own quarters there: those that
  /// skydash interpolated from hours aren't read back.
  static func quarters(document rain: JSONValue, of city: City, from units: Units) -> [RainQuarter]? {
    guard let about = rain["about"]?.bool, about != city.coordinates.hasModelledQuarters else { return nil }
    let documents = rain["quarters"].elements.prefix(RainOutlook.quarterCount + 1)
    let quarters = documents.reduce(into: [RainQuarter]()) { quarters, quarter in
      guard let start = quarter["time"]?.instant else { return }
      if let last = quarters.last, start <= last.start { return }
      let amount = quarter["precipitation"]?.strictDouble.map(units[.precipitation].canonical)
      let known = amount.flatMap { (0...1000).contains($0) ? $0 : nil }
      quarters.append(RainQuarter(start: start, amount: known, isSnow: quarter["snow"]?.bool ?? false))
    }
    return quarters.isEmpty ? nil : quarters
  }
}

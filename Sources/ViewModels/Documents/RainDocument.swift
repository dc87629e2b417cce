import Entities

extension RainOutlook {
  /// The next two hours in a document; its amount is what falls within them.
  func document(_ zone: Zone, in units: Units) -> JSONValue {
    [
      "state": .string(state.rawValue), "changesAt": .instant(changesAt, in: zone),
      "amount": units.document(amount, .precipitation), "about": .bool(isAbout),
      "snow": state == .unknown ? .null : .bool(isSnow),
      "quarters": .array(quarters.map { $0.document(zone, in: units) }),
    ]
  }
}

extension RainQuarter {
  /// A quarter of an hour in a document: when it begins, and what falls within it, to a thousandth of a millimetre, so
  /// that it is as dry or wet when it is read again.
  fileprivate func document(_ zone: Zone, in units: Units) -> JSONValue {
    let unit = units[.precipitation]
    return [
      "time": .instant(start, in: zone),
      "precipitation": .rounded(amount.map(unit.value), digits: unit.digits(resolving: 0.001)), "snow": .bool(isSnow),
    ]
  }

  /// The quarters as a service has them; `nil` where they were made of hours, which the document has as well.
  static func quarters(document rain: JSONValue, of city: City, from units: Units) -> [RainQuarter]? {
    guard let isAbout = rain["about"]?.truth, isAbout != city.coordinates.hasModelledQuarters else { return nil }
    let quarters = rain["quarters"].elements.prefix(RainOutlook.length + 1).compactMap { quarter in
      quarter["time"]?.instant.map { start in
        let amount = quarter["precipitation"]?.double.map(units[.precipitation].canonical)
        return RainQuarter(
          start: start, amount: amount.flatMap { (0...1000).contains($0) ? $0 : nil },
          isSnow: quarter["snow"]?.truth ?? false)
      }
    }
    return quarters.isEmpty ? nil : quarters
  }
}

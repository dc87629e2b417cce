package import Entities
import Essentials

/// The next two hours in a document.
package struct RainDocument: Codable {
  package var state: RainOutlook.State
  @OrNull package var changesAt: ISOInstant?
  /// What falls within the two hours.
  @OrNull package var amount: Double?
  package var about: Bool
  @OrNull package var snow: Bool?
  @OrNull package var quarters: [QuarterDocument]?

  init(_ rain: RainOutlook, _ zone: Zone, in units: Units) {
    state = rain.state
    changesAt = ISOInstant(rain.changesAt, in: zone)
    amount = units.document(rain.amount, .precipitation)
    about = rain.isAbout
    snow = rain.state == .unknown ? nil : rain.isSnow
    quarters = rain.quarters.compactMap { QuarterDocument($0, zone, in: units) }
  }

  /// The quarters as a service has them; `nil` where they were made of hours, which the document has as well.
  func quarters(of city: City, from units: Units) -> [RainQuarter]? {
    guard about != city.coordinates.hasModelledQuarters, let quarters, !quarters.isEmpty else { return nil }
    return quarters.prefix(RainOutlook.length + 1).map { $0.quarter(from: units) }
  }
}

/// A quarter of an hour in a document.
package struct QuarterDocument: Codable {
  /// When it begins.
  package var time: ISOInstant
  /// What falls within it, to a thousandth of a millimetre, so that it is as dry or wet when it is read again.
  @OrNull package var precipitation: Double?
  @OrNull package var snow: Bool?

  init?(_ quarter: RainQuarter, _ zone: Zone, in units: Units) {
    guard let start = ISOInstant(quarter.start, in: zone) else { return nil }
    let unit = units[.precipitation]
    time = start
    precipitation = quarter.amount.flatMap { unit.value($0).rounded(digits: unit.digits(resolving: 0.001)) }
    snow = quarter.isSnow
  }

  func quarter(from units: Units) -> RainQuarter {
    let amount = units.canonical(precipitation, .precipitation)
    return RainQuarter(
      start: time.date, amount: amount.flatMap { (0...1000).contains($0) ? $0 : nil }, isSnow: snow ?? false)
  }
}

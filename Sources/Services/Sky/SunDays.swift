import Astronomy
import Entities
import Essentials

/// Sunrise, sunset and day length for the days of a search.
struct SunDays {
  /// The first sunrise and sunset of each day that has any.
  private(set) var times: [CivilDate: SunTimes] = [:]
  /// The spans with the Sun above the horizon, in order.
  private let up: [Range<Date>]
  private let zone: Zone

  /// Searches a span of at most 800 days; a longer one is cut.
  init(in span: Range<Date>, at city: City) {
    self.init(
      horizonCrossings: Crossings(ofHorizonBy: .sun, window: Instant.range(span), observer: city.coordinates),
      in: city.zone)
  }

  /// From the Sun's crossings of the horizon, for days in a time zone.
  init(horizonCrossings sun: Crossings, in zone: Zone) {
    self.zone = zone
    up = sun.intervalsAbove.map(Instant.dates)
    // Backwards, so that a day's first one is written last.
    let (rises, sets) = (sun.rises.reversed().map(Instant.date), sun.sets.reversed().map(Instant.date))
    for rise in rises { times[CivilDate(rise, in: zone), default: SunTimes()].rise = rise }
    for set in sets { times[CivilDate(set, in: zone), default: SunTimes()].set = set }
  }

  /// Sunrise, sunset and seconds of sun on each of some dates, which must be within the search.
  func days(on dates: [CivilDate]) -> [SkyYear.Day] {
    dates.map { date in
      let day = zone.span(of: date)
      let length = up[up.partitioningIndex { $0.upperBound > day.lowerBound }...]
        .prefix { $0.lowerBound < day.upperBound }.reduce(0) { $0 + ($1.overlap(with: day)?.seconds ?? 0) }
      return SkyYear.Day(date: date, sun: times[date] ?? SunTimes(), length: length)
    }
  }
}

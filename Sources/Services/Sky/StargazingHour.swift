import Entities
import Essentials

/// A full hour of UTC in the night, or the part of one in which the Sun is more than 6° below the horizon.
struct StargazingHour {
  private(set) var span: Range<Date>
  /// Light at the middle of the span, air at the start of the hour.
  let conditions: SkyConditions
  /// Whether it belongs to the darkest part of the night, by which the night is judged.
  var isDarkest: Bool
  /// The magnitude of the faintest star the naked eye sees at the zenith.
  let limitingMagnitude: Double
  /// The share of a dark site's stars that city light, Moon and Sun leave, 0…1.
  let darkness: Double
  /// 0…100; `nil` if the cloud cover isn't known.
  let score: Double?

  /// An hour whose light and score follow from its conditions.
  init(span: Range<Date>, conditions: SkyConditions, isDarkest: Bool) {
    (self.span, self.conditions, self.isDarkest) = (span, conditions, isDarkest)
    limitingMagnitude = conditions.limitingMagnitude
    darkness = SkyConditions.darkness(limitingMagnitude: limitingMagnitude)
    score = conditions.score(darkness: darkness)
  }

  /// The part within another span; `nil` if empty.
  func part(in wanted: Range<Date>) -> Self? {
    guard let span = span.overlap(with: wanted) else { return nil }
    var part = self
    part.span = span
    return part
  }
}

extension [StargazingHour] {
  /// The mean of a value, weighted by the length of the hours that have one; `nil` if none has.
  func mean(_ value: (StargazingHour) -> Double?) -> Double? {
    let known = compactMap { hour in value(hour).map { (value: $0, weight: hour.span.seconds) } }
    let weight = known.reduce(0) { $0 + $1.weight }
    return weight > 0 ? known.reduce(0) { $0 + $1.value * $1.weight } / weight : nil
  }
}

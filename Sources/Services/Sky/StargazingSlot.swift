import Entities
import Essentials

/// A full hour of UTC in the night, or the part of one in which the Sun is more than 6° below the horizon.
struct StargazingSlot {
  private(set) var span: Range<Date>
  /// Light at the middle of the span, air at the start of the hour.
  let conditions: SkyConditions
  /// Whether it belongs to the darkest part, by which the night is judged.
  var isCore: Bool
  /// The limiting magnitude at the zenith.
  let limit: Double
  /// The share of a dark site's stars that city light, Moon and Sun leave, 0…1.
  let dark: Double
  /// 0…100; `nil` if the cloud cover isn't known.
  let score: Double?

  init(span: Range<Date>, conditions: SkyConditions, isCore: Bool) {
    (self.span, self.conditions, self.isCore) = (span, conditions, isCore)
    limit = conditions.limitingMagnitude
    dark = SkyConditions.dark(limitingMagnitude: limit)
    score = conditions.score(dark: dark)
  }

  /// The part within another span; `nil` if empty.
  func part(in wanted: Range<Date>) -> Self? {
    guard let span = span.overlap(with: wanted) else { return nil }
    var part = self
    part.span = span
    return part
  }
}

extension [StargazingSlot] {
  /// The mean of a value, weighted by the length of the hours; those without one don't count. `nil` if none has one.
  func mean(_ value: (StargazingSlot) -> Double?) -> Double? {
    let known = compactMap { slot in value(slot).map { (value: $0, weight: slot.span.seconds) } }
    let weight = known.reduce(0) { $0 + $1.weight }
    return weight > 0 ? known.reduce(0) { $0 + $1.value * $1.weight } / weight : nil
  }
}

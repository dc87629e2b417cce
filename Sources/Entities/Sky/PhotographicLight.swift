package import Essentials

/// The golden and blue hours of a night, by the altitude of the sun's centre without refraction. Usually, there is one
/// of each in the evening and then one in the morning; none if the sun doesn't cross these customary limits.
package struct PhotographicLight: Hashable, Sendable {
  /// While the sun is between 6° above and 4° below the horizon.
  package var golden: [Range<Date>]
  /// While it is 4° to 6° below.
  package var blue: [Range<Date>]

  package init(golden: [Range<Date>], blue: [Range<Date>]) { (self.golden, self.blue) = (golden, blue) }
}

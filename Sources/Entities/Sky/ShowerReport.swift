package import Essentials

/// A meteor shower that is active during a night.
package struct ShowerReport: Hashable, Sendable {
  /// The English name, such as `Geminids`.
  package var name: String
  /// The time of the maximum nearest to the night.
  package var peak: Date
  /// Meteors per hour to expect at the best time of the night under a dark clear sky, with that night's moon. `nil`
  /// away from the peak, below one an hour, if the radiant isn't up in the dark, and for variable showers.
  package var rate: Double?
  /// The same under the place's own sky, with its light pollution; `nil` when `rate` is `nil`.
  package var localRate: Double?
  /// When the most meteors are visible; `nil` when `rate` is `nil`.
  package var best: Date?

  package init(name: String, peak: Date) { (self.name, self.peak) = (name, peak) }
}

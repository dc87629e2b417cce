package import Essentials

/// A meteor shower that is active in a night.
package struct ShowerReport: Hashable, Sendable {
  /// The English name, such as `Geminids`.
  package var name: String
  /// The maximum nearest to the night.
  package var peak: Date
  /// Meteors an hour to hope for at the night's best moment under a dark clear sky, with that night's moon; `nil` away
  /// from the peak, where the radiant does not rise in the dark, and when the shower is variable.
  package var rate: Double?
  /// When the most can be seen, or `nil` where the radiant does not rise in the dark.
  package var best: Date?

  package init(name: String, peak: Date, rate: Double? = nil, best: Date? = nil) {
    self.name = name
    self.peak = peak
    self.rate = rate
    self.best = best
  }
}

package import Essentials

/// The Kp index, past and forecast, in steps of three hours. It measures disturbances of the Earth's magnetic field.
package struct KpForecast: Hashable, Sendable, Codable {
  /// The index for three hours.
  package struct Step: Hashable, Sendable, Codable {
    package var start: Date
    /// The planetary index, 0…9.
    package var kp: Double

    package init(start: Date, kp: Double) { (self.start, self.kp) = (start, kp) }
  }

  /// In order of time.
  package var steps: [Step]

  package init(steps: [Step]) { self.steps = steps.sorted { $0.start < $1.start } }

  /// The length of a step in seconds.
  package static let stepLength = 10_800.0

  /// The index at an instant; `nil` outside the forecast.
  package func kp(at date: Date) -> Double? {
    steps.last { (0..<Self.stepLength).contains(date.timeIntervalSince($0.start)) }?.kp
  }
}

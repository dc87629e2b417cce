/// What the Moon's phase is called.
package enum MoonPhaseName: String, CaseIterable, Hashable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  /// The name for a civil day: a principal one only if its instant lies in the day, else by the elongation.
  ///
  /// - Parameters:
  ///   - day: The local civil day [start, end), instants.
  ///   - phaseDegrees: The Moon's elongation at the moment shown, 0..<360; a moment at most two days from all of `day`.
  package init(day: Range<Double>, phaseDegrees: Double) {
    self = Self.principal(in: day, phaseDegrees).map(Self.init) ?? Self(phaseDegrees: phaseDegrees)
  }

  /// The quarter in a day. The elongation grows by at most 16.5° a day, so that only the nearest one can be two days off.
  private static func principal(in day: Range<Double>, _ phaseDegrees: Double) -> MoonQuarter? {
    let nearest = (phaseDegrees / 90).rounded()
    guard abs(phaseDegrees - nearest * 90) < 35, let quarter = MoonQuarter(rawValue: Int(nearest) % 4)
    else { return nil }
    let time = Lunation.previous(quarter.rawValue, before: TimeScale.clamped(day.upperBound))
    return day.contains(time) ? quarter : nil
  }

  /// The name of a principal phase.
  package init(_ quarter: MoonQuarter) {
    self =
      switch quarter {
      case .new: .new
      case .firstQuarter: .firstQuarter
      case .full: .full
      case .lastQuarter: .lastQuarter
      }
  }

  /// One of the four names between the principal phases.
  package init(phaseDegrees: Double) {
    self =
      switch Angle.positive(phaseDegrees * Angle.degree) / Angle.degree {
      case ..<90: .waxingCrescent
      case ..<180: .waxingGibbous
      case ..<270: .waningGibbous
      default: .waningCrescent
      }
  }
}

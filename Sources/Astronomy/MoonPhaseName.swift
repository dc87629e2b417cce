/// What the Moon's phase is called.
package enum MoonPhaseName: String, CaseIterable, Hashable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  /// The name for a civil day: a principal one only if its instant lies in the day, else by the elongation.
  ///
  /// - Parameters:
  ///   - day: The local civil day [start, end), instants.
  ///   - phaseDegrees: The Moon's elongation at the moment shown, 0..<360.
  package init(day: Range<Double>, phaseDegrees: Double) {
    let principal = MoonQuarter.allCases.first { quarter in
      let time = Lunation.previous(quarter.rawValue, before: TimeScale.clamped(day.upperBound))
      return day.contains(time)
    }
    self = principal.map(Self.init) ?? Self(phaseDegrees: phaseDegrees)
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

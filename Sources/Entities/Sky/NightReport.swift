package import Essentials

/// A night over one place, from the local noon before it to the local noon after it.
package struct NightReport: Hashable, Sendable {
  /// A stretch of one light.
  package struct Segment: Hashable, Sendable {
    package var span: Range<Date>
    package var light: SkyLight

    package init(span: Range<Date>, light: SkyLight) {
      self.span = span
      self.light = light
    }
  }

  /// From noon to noon: 23 to 25 hours.
  package var span: Range<Date>
  /// The whole span, in order, without a gap.
  package var segments: [Segment]
  /// While the moon's upper limb is above the horizon, in order.
  package var moonUp: [Range<Date>]

  package init(span: Range<Date>, segments: [Segment], moonUp: [Range<Date>]) {
    self.span = span
    self.segments = segments
    self.moonUp = moonUp
  }

  /// The darkest light the night reaches.
  package var darkest: SkyLight { segments.map(\.light).max() ?? .day }

  /// Seconds during which the sun is more than 18° down.
  package var darkSeconds: Double { spans(of: .dark).reduce(0) { $0 + $1.seconds } }

  /// Seconds of full darkness without the moon.
  package var moonlessSeconds: Double {
    let moonlit = spans(of: .dark).flatMap { dark in moonUp.compactMap { $0.overlap(with: dark) } }
    return darkSeconds - moonlit.reduce(0) { $0 + $1.seconds }
  }

  /// When a light or a darker one begins in the evening and ends in the morning; `nil` where it does not within the span.
  ///
  /// They are the ends of the longest stretch: where the sun is highest well before or after noon, the ends of the span may
  /// be in another night.
  package func ends(of light: SkyLight) -> (dusk: Date?, dawn: Date?) {
    guard let longest = spans(of: light).max(by: { $0.seconds < $1.seconds }) else { return (nil, nil) }
    let dusk = longest.lowerBound > span.lowerBound ? longest.lowerBound : nil
    let dawn = longest.upperBound < span.upperBound ? longest.upperBound : nil
    return (dusk, dawn)
  }

  /// The stretches of a light or a darker one, in order, neighbours joined.
  package func spans(of light: SkyLight) -> [Range<Date>] {
    segments.filter { $0.light >= light }.reduce(into: []) { spans, segment in
      if let last = spans.last, last.upperBound == segment.span.lowerBound {
        spans[spans.count - 1] = last.lowerBound..<segment.span.upperBound
      } else {
        spans.append(segment.span)
      }
    }
  }

  /// The light at an instant, or `nil` outside the span.
  package func light(at date: Date) -> SkyLight? { segments.first { $0.span.contains(date) }?.light }

  /// Whether the moon is up at an instant of the span.
  package func isMoonUp(at date: Date) -> Bool { moonUp.contains { $0.contains(date) } }
}

extension Range where Bound == Date {
  /// What two spans have in common, or `nil`.
  package func overlap(with other: Range<Date>) -> Range<Date>? {
    let (lower, upper) = (Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound))
    return lower < upper ? lower..<upper : nil
  }

  /// Seconds from one end to the other.
  package var seconds: Double { upperBound.timeIntervalSince(lowerBound) }
}

/// How light the sky is, by the sun's altitude; ordered from light to dark.
package enum SkyLight: Int, CaseIterable, Comparable, Sendable {
  /// The sun's upper limb is up.
  case day
  /// The sun's centre is down to 6° below the horizon.
  case civil
  /// Down to 12° below.
  case nautical
  /// Down to 18° below.
  case astronomical
  /// More than 18° below: as dark as it gets.
  case dark

  package static func < (left: SkyLight, right: SkyLight) -> Bool { left.rawValue < right.rawValue }
}

/// When a place's sky gets dark next.
package struct Darkness: Hashable, Sendable {
  /// A whole minute: when the sun has sunk to 18° below the horizon, else to 12°, else when it is lowest.
  package var instant: Date
  /// Whether it gets dark by then; else it is as dark as it comes.
  package var isDark: Bool

  package init(instant: Date, isDark: Bool) {
    (self.instant, self.isDark) = (instant, isDark)
  }
}

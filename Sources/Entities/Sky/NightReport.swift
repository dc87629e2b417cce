package import Essentials

/// A night over one place, from local noon to noon.
package struct NightReport: Hashable, Sendable {
  /// A span of time with the same light.
  package struct Segment: Hashable, Sendable {
    package var span: Range<Date>
    package var light: TwilightPhase

    package init(span: Range<Date>, light: TwilightPhase) { (self.span, self.light) = (span, light) }
  }

  /// From noon to noon by the clocks: 24 hours, or usually 23 or 25 if these change in the night.
  package var span: Range<Date>
  /// The light through the whole span, in order, without gaps; neighbours differ.
  package var segments: [Segment]
  /// When the moon's upper limb is up, in order; cut to ``span``, whose bounds aren't moonrise or moonset.
  package var moonUp: [Range<Date>]

  package init(span: Range<Date>, segments: [Segment], moonUp: [Range<Date>]) {
    (self.span, self.segments, self.moonUp) = (span, segments, moonUp)
  }

  /// The night's darkest phase; ``TwilightPhase/day`` without segments.
  package var darkest: TwilightPhase { segments.map(\.light).max() ?? .day }

  /// Seconds with the sun more than 18° below the horizon.
  package var darkSeconds: Double { spans(atLeast: .dark).reduce(0) { $0 + $1.seconds } }

  /// Seconds of full darkness with the moon below the horizon.
  package var moonlessSeconds: Double {
    let moonlit = spans(atLeast: .dark).flatMap { dark in moonUp.compactMap { $0.overlap(with: dark) } }
    return darkSeconds - moonlit.reduce(0) { $0 + $1.seconds }
  }

  /// When it gets as dark as `light` in the evening, and lighter again in the morning; `nil` outside the span, as when
  /// the sun is down all day, or if it never gets that dark. Where clocks are far from solar time, it may do so twice:
  /// the longer time counts, as the other belongs to another night.
  package func duskAndDawn(of light: TwilightPhase) -> (dusk: Date?, dawn: Date?) {
    guard let longest = spans(atLeast: light).max(by: { $0.seconds < $1.seconds }) else { return (nil, nil) }
    let dusk = longest.lowerBound > span.lowerBound ? longest.lowerBound : nil
    let dawn = longest.upperBound < span.upperBound ? longest.upperBound : nil
    return (dusk, dawn)
  }

  /// The spans during which it is at least as dark as `light`, in order, adjacent ones joined.
  package func spans(atLeast light: TwilightPhase) -> [Range<Date>] {
    segments.filter { $0.light >= light }.reduce(into: []) { spans, segment in
      if let last = spans.last, last.upperBound == segment.span.lowerBound {
        spans[spans.count - 1] = last.lowerBound..<segment.span.upperBound
      } else {
        spans.append(segment.span)
      }
    }
  }

  /// The light at an instant; `nil` outside the span.
  package func light(at date: Date) -> TwilightPhase? { segments.light(at: date) }

  /// Whether the moon is up at an instant within the span.
  package func isMoonUp(at date: Date) -> Bool { moonUp.contains { $0.contains(date) } }
}

extension [NightReport.Segment] {
  /// The light at an instant, by bisection; `nil` outside the segments, which are in order and without gaps.
  func light(at date: Date) -> TwilightPhase? {
    let index = partitioningIndex { $0.span.upperBound > date }
    return index < count && self[index].span.contains(date) ? self[index].light : nil
  }
}

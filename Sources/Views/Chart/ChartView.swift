/// The part of the sky that a chart shows.
package nonisolated enum ChartView: Hashable, Sendable {
  /// From the zenith to the horizon all round: north at the top, east at the left.
  case whole
  /// Facing an azimuth in degrees (0 is north, 90 east), from 4° below the horizon to 76° above it.
  case facing(Double)
}

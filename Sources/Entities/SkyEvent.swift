package import Essentials

/// Something to look forward to in the sky of a place.
package struct SkyEvent: Hashable, Sendable {
  package enum Eclipse: String, Hashable, Sendable {
    case penumbral, partial, annular, total
  }

  package enum Season: String, Hashable, Sendable {
    case marchEquinox, juneSolstice, septemberEquinox, decemberSolstice
  }

  package enum Kind: Hashable, Sendable {
    /// One of the four principal phases.
    case moon(MoonReport.Phase)
    case season(Season)
    /// As the place sees it: the covered part of the sun's disc, 0…1, and the sun's altitude in degrees.
    case solarEclipse(Eclipse, obscuration: Double, sunAltitude: Double)
    /// The part of the moon's diameter in the umbra, and the moon's altitude in degrees.
    case lunarEclipse(Eclipse, magnitude: Double, moonAltitude: Double)
    /// Meteors an hour under a perfect sky with the radiant overhead (`nil`: variable), and the lit part of the moon.
    case meteors(name: String, rate: Double?, moonlight: Double)
  }

  package var kind: Kind
  /// The instant of the phase, the season or the peak; for an eclipse its greatest phase.
  package var instant: Date

  package init(_ kind: Kind, at instant: Date) {
    self.kind = kind
    self.instant = instant
  }
}

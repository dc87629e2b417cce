package import Entities

/// What `skydash sky` shows: a night or a calendar.
package enum SkyPart: Equatable, Sendable {
  /// The night of ``Options/night``.
  case night
  /// Coming events, of one kind or all.
  case next(SkyEvent.Choice?)
  /// The moon in a month, given by its first day; `nil` for the month of ``Options/night``, or the current one.
  case month(CivilDate?)
  /// The calendar of a year; `nil` for the current one.
  case year(Int?)
}

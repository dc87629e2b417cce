/// What keys do, by name: languages say it, and messages name the keys by it.
nonisolated enum KeyAction: CaseIterable, Sendable {
  case help, select, first, pageUp, open, sky, chart, time, days, now, dark, turn, next, panes, find, sort, reverse
  case weather, add, rename, remove, restore, move, back, scroll, units, clock, picture, refresh, pause, quit
  case choose, day, openPage, save, clear
}

/// A short hint below a live screen, by name.
nonisolated enum KeyHint: CaseIterable, Sendable {
  case help, add, remove, units, panes, refresh, quit
  case scroll, back
  /// The next city, what the other page of a city or the other columns show, the chart.
  case city, toSky, toWeather, chart
  case open, find, sort, columns
  case choose, addChosen, cancel
  case select, show, day, openPage, save, clear, reload
  /// Of the chart: earlier and later, by days, now, when it gets dark, to another side.
  case time, days, now, dark, turn
}

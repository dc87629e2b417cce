import Terminal

nonisolated extension Theme {
  /// The ground of hours of the night.
  var nightGround: Color { isDark ? .palette(236) : .palette(254) }
  /// Hours and days that stay dry.
  var dry: Style { isDark ? Style(.palette(240)) : Style(.palette(248)) }
  /// The best of several days.
  var best: Style { isDark ? Style(.rgb(0x00, 0xC0, 0x90), .bold) : Style(.rgb(0x00, 0x6E, 0x52), .bold) }
}

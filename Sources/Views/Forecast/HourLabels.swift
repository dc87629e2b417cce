import Entities
import Essentials
import Terminal

/// Labels of local hours on one line, each at the column of its hour, without overlaps.
struct HourLabels {
  /// A piece of the line: a label, or the blanks before the next one.
  struct Piece: Equatable {
    var text: String
    /// The index of the hour it labels, 0 for `now`; `nil` for blanks.
    var slot: Int?
  }

  let clock: ClockText
  let zone: Zone

  /// The labels of consecutive hours of `hourWidth` columns each, in total as wide as the hours. The first is `now`.
  func row(_ hours: [Date], hourWidth: Int) -> [Piece] {
    let width = hours.count * hourWidth
    var pieces: [Piece] = []
    var column = 0
    for (index, hour) in hours.enumerated() where index == 0 || isLabelled(hour, hourWidth) {
      let text = index == 0 ? clock.words("now") : label(hour)
      let start = index * hourWidth
      guard start >= column + (pieces.isEmpty ? 0 : 1), start + text.displayWidth <= width else { continue }
      if start > column { pieces.append(Piece(text: String(repeating: " ", count: start - column))) }
      pieces.append(Piece(text: text, slot: index))
      column = start + text.displayWidth
    }
    if column < width { pieces.append(Piece(text: String(repeating: " ", count: width - column))) }
    return pieces
  }

  /// Whether an hour has a label: every third, sixth or twelfth of the day, depending on the room.
  private func isLabelled(_ hour: Date, _ hourWidth: Int) -> Bool {
    let step = [3, 6].first { hourWidth * $0 > widest } ?? 12
    return ClockText.secondsOfDay(hour, in: zone) / 3600 % step == 0
  }

  /// The columns of the widest label.
  private var widest: Int { max(clock.words.weekdays.width, clock.hourWidth) }

  /// The label of an hour: `18` or `6pm`, `18:30` after a clock change by half an hour; before 01:00, the weekday.
  private func label(_ hour: Date) -> String {
    let seconds = ClockText.secondsOfDay(hour, in: zone)
    if seconds < 3600 { return clock.words.weekdays[CivilDate(hour, in: zone).weekday] }
    let text = clock.time(hour, in: zone).trimmed
    return seconds % 3600 < 60 ? text.replacing(":00", with: "") : text
  }

  /// A time without its minutes, always ``ClockText/hourWidth`` columns wide: `18`, ` 6pm` or ` 오후 6`.
  func alignedHour(_ date: Date) -> String {
    let time = clock.time(date, in: zone)
    guard let colon = time.firstIndex(of: ":") else { return time }
    return String(time[..<colon] + time[colon...].dropFirst(3))
  }
}

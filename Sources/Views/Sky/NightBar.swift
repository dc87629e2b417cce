import Entities
import Essentials
import Terminal

/// A night as bars over the local hours, noon to noon: the sky's brightness, when the moon is up, and the hours'
/// scores. Plain words have no bars; ``SkyText/sentences(_:)`` says the same.
struct NightBar: Styled {
  let text: SkyText
  /// Columns including the labels.
  let width: Int

  /// Hours, light with a mark at `now`, moon, and scores if there are any; empty in plain words or below 12 columns.
  func lines(_ night: NightReport, hours: [StargazingReport.Hour] = [], now: Date) -> [StyledText] {
    guard !isProse, columns >= 12 else { return [] }
    var lines = [label("") + hourLabels(night), label("") + light(night, now: now), label(words("Moon")) + moon(night)]
    if !hours.isEmpty { lines.append(label(words("Score", context: "bar")) + scores(night, hours)) }
    return lines
  }

  var appearance: Appearance { text.appearance }
  private var labelWidth: Int { [words("Moon"), words("Score", context: "bar")].width }
  /// Columns of the bars: a multiple of 12, so that hours line up, if there are at least 24.
  var columns: Int {
    let room = width - labelWidth - 2
    return room >= 24 ? room / 12 * 12 : room
  }

  /// A label before a bar, padded to the width of all labels.
  func label(_ name: String) -> StyledText { StyledText(" " + name.padded(to: labelWidth) + " ", theme.quiet) }

  /// A bar with a cell for the time at the middle of each column; neighbours of the same style share a span.
  private func bar(_ night: NightReport, cell: (Date) -> (sign: String, style: Style)) -> StyledText {
    let step = night.span.seconds / Double(columns)
    return (0..<columns).reduce(into: StyledText()) { line, column in
      let (sign, style) = cell(night.span.lowerBound.addingTimeInterval((Double(column) + 0.5) * step))
      line.extend(sign, style)
    }
  }

  /// The column with an instant; `nil` outside the night.
  private func column(of date: Date, _ night: NightReport) -> Int? {
    guard night.span.contains(date) else { return nil }
    let share = date.timeIntervalSince(night.span.lowerBound) / night.span.seconds
    return min(Int(share * Double(columns)), columns - 1)
  }

  /// The hours of the clock above their columns, as many as fit.
  private func hourLabels(_ night: NightReport) -> StyledText {
    let widest = (0..<24).map { text.clock.axisHour($0).count }.max() ?? 2
    // Room for a label and at least one blank.
    let step = [2, 3, 6].first { columns * $0 / 24 > widest } ?? 12
    var labels = ""
    var last: Int?
    for strike in strikes(night) where strike.hour % step == 0 && strike.hour != last {
      guard let place = column(of: strike.time, night) else { continue }
      let hour = text.clock.axisHour(strike.hour)
      // Keeps a blank between two labels even if clocks change between them.
      guard place >= (labels.isEmpty ? 0 : labels.count + 1), place + hour.count <= columns else { continue }
      labels += String(repeating: " ", count: place - labels.count) + hour
      last = strike.hour
    }
    return StyledText(labels, theme.quiet)
  }

  /// When the place's clocks show full hours, in order; by half hours, since Lord Howe Island's clocks change by one.
  private func strikes(_ night: NightReport) -> [(time: Date, hour: Int)] {
    stride(from: 0.0, to: night.span.seconds, by: 1800).compactMap { seconds in
      let time = night.span.lowerBound.addingTimeInterval(seconds)
      let secondsOfDay = ClockText.secondsOfDay(time, in: text.zone)
      return secondsOfDay % 3600 == 0 ? (time, secondsOfDay / 3600) : nil
    }
  }

  private func light(_ night: NightReport, now: Date) -> StyledText {
    let mark = column(of: now, night)
    return bar(night) { time in
      if column(of: time, night) == mark { return (appearance.symbol("│", ascii: "|"), theme.warning) }
      let light = night.light(at: time) ?? .day
      return (appearance.symbol(ofLight: light), theme.style(of: light))
    }
  }

  private func moon(_ night: NightReport) -> StyledText {
    let sign = appearance.symbol("━", ascii: "=")
    return bar(night) { night.isMoonUp(at: $0) ? (sign, theme.moonlight) : (" ", .plain) }
  }

  /// Each hour's score as the height of a block, or its tens digit in ASCII.
  private func scores(_ night: NightReport, _ hours: [StargazingReport.Hour]) -> StyledText {
    bar(night) { time in
      guard let hour = hours.first(where: { $0.span.contains(time) }) else { return (" ", .plain) }
      return (sign(ofScore: hour.score), theme.style(ofScore: hour.score))
    }
  }

  /// The sign for a score of 0…100; NaN counts as 0.
  private func sign(ofScore score: Double) -> String {
    let share = score.isNaN ? 0 : min(max(score / 100, 0), 1)
    guard appearance.glyphs == .unicode else { return String(min(Int(share * 10), 9)) }
    return Appearance.blocks[min(Int(share * 8), 7)]
  }
}

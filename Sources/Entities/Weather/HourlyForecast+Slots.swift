package import Essentials

extension HourlyForecast {
  /// The value of the step around an instant, an amount for the whole step; `nil` if it is unknown. It is in the step's
  /// first entry; but amounts and chances are for the period that ends at their entry, so theirs is in the next one.
  package func value(_ quantity: Quantity, at date: Date) -> Double? {
    index(at: date).flatMap { value(quantity, atIndex: quantity.row.coversPeriod ? $0 + 1 : $0) }
  }

  /// Consecutive hours from an instant on, even if the steps are longer; hours outside the forecast have no values.
  package func slots(from start: Date, count: Int) -> [HourSlot] {
    (0..<max(count, 0)).map { slot(at: start.addingTimeInterval(Double($0) * 3600)) }
  }

  private func slot(at start: Date) -> HourSlot {
    var slot = HourSlot(start: start)
    guard let index = index(at: start) else { return slot }
    slot.condition = condition(at: index)
    for quantity in Quantity.all(in: .hour) { slot[quantity] = hourlyValue(quantity, from: index) }
    slot[.temperature] = temperature(at: start, from: index)
    return slot
  }

  /// The value for one hour of the step that begins at an index, for amounts the hour's share; `nil` if it is unknown.
  func hourlyValue(_ quantity: Quantity, from index: Int) -> Double? {
    let row = quantity.row
    guard row.coversPeriod else { return value(quantity, atIndex: index) }
    guard let value = value(quantity, atIndex: index + 1) else { return nil }
    // Of what covers a period, only amounts add up to those of a day; a chance is the same for each of its hours.
    guard case .sum? = row.daily else { return value }
    return value / max(Double(times[index + 1] - times[index]) / 3600, 1)
  }

  /// The temperature, interpolated linearly between the entries at an index and the next; constant after the last.
  private func temperature(at date: Date, from index: Int) -> Double? {
    guard let first = value(.temperature, atIndex: index) else { return nil }
    guard let next = value(.temperature, atIndex: index + 1) else { return first }
    let fraction = (date.timeIntervalSince1970 - Double(times[index])) / Double(times[index + 1] - times[index])
    return first + (next - first) * fraction
  }
}

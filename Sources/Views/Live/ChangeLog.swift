import Entities
package import ViewModels

/// The live table for people who can't see a screen: a line for each change of a city, message and failed refresh.
package final class ChangeLog {
  /// The lines to print, as they come. If they aren't read, the first 10,000 wait and later ones are lost.
  package let lines: AsyncStream<String>
  private let model: DashboardViewModel
  private let appearance: Appearance
  private let continuation: AsyncStream<String>.Continuation
  private var bindings: [Binding] = []
  private var views: [CityRowView] = []
  /// The rows whose sentence may have changed; unless it is empty, a task is about to print those that have.
  private var unchecked: Set<ObjectIdentifier> = []
  /// Whether the line on the failure that is being retried has been printed.
  private var hasReportedFailure = false
  /// The last sentence printed for each row.
  private var printed: [ObjectIdentifier: String] = [:]

  /// A log that starts at once: the first lines are about all cities that aren't loading.
  package init(_ model: DashboardViewModel, appearance: Appearance) {
    (self.model, self.appearance) = (model, appearance)
    (lines, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(10_000))
    bindings = [
      model.rows.bind { [weak self] in self?.follow($0) },
      // Data that has become old is reported even if nothing new has arrived.
      model.minute.bind { [weak self] _ in self?.compareAll() },
      model.settings.bind(\.units) { [weak self] _ in self?.compareAll() },
      model.message.bind { [weak self] message in
        guard let self, let message else { return }
        continuation.yield(appearance.words(message.content.phrase))
      },
      model.refreshes.countdown.bind { [weak self] in self?.printFailure($0) },
    ]
  }

  /// Reports once that a refresh failed for all cities, when the next attempt is, and what to do on this machine.
  private func printFailure(_ countdown: Countdown?) {
    guard let countdown else { return }
    defer { hasReportedFailure = countdown.isAfterFailure }
    guard countdown.isAfterFailure, !hasReportedFailure else { return }
    let words = appearance.words
    let failed = words("refresh failed; retrying in \(words.time(countdown))").capitalizedFirst + "."
    let remedy = model.rows.value.lazy.compactMap { $0.weather.value.problem?.remedy }.first
    continuation.yield([failed, remedy.map { words(Phrase(sentence: $0)) }].compactMap(\.self).joined(separator: " "))
  }

  /// Follows the changes of a new list of rows; each of its views reports a change at once.
  private func follow(_ rows: [CityRowViewModel]) {
    views = rows.map { row in CityRowView(row) { [weak self] in self?.printLater(ObjectIdentifier(row)) } }
    let keys = Set(rows.map(ObjectIdentifier.init))
    printed = printed.filter { keys.contains($0.key) }
  }

  /// Compares the sentences of all cities with the printed ones without new data, since time and units change them too.
  private func compareAll() { for view in views { printLater(ObjectIdentifier(view.model)) } }

  /// Gathers the changes of one turn of the main actor into one line per city.
  private func printLater(_ row: ObjectIdentifier) {
    if unchecked.isEmpty { Task { [weak self] in self?.printChanges() } }
    unchecked.insert(row)
  }

  /// Prints the sentences that changed, each after the local time of its city.
  private func printChanges() {
    for row in views.map(\.model) where unchecked.contains(ObjectIdentifier(row)) {
      let cells = RowCells(row, units: model.units, appearance: appearance, now: model.now)
      let key = ObjectIdentifier(row)
      guard let sentence = cells.sentence, sentence != printed[key] else { continue }
      printed[key] = sentence
      continuation.yield("\(ISOText.local(model.now, in: row.zone)) \(sentence)")
    }
    unchecked = []
  }
}

import Entities
import Foundation
package import ViewModels

/// The live table for those who do not see a screen: a line for each city whenever something of it changes.
package final class ChangeLog {
  package let lines: AsyncStream<String>
  private let model: DashboardViewModel
  private let appearance: Appearance
  private let continuation: AsyncStream<String>.Continuation
  private var bindings: [Binding] = []
  private var views: [CityRowView] = []
  private var isPending = false
  private var told: [ObjectIdentifier: String] = [:]

  package init(_ model: DashboardViewModel, appearance: Appearance) {
    self.model = model
    self.appearance = appearance
    (lines, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(10_000))
    bindings = [
      model.rows.bind { [weak self] in self?.show($0) },
      model.units.bind { [weak self] _ in self?.tellLater() },
      model.message.bind { [weak self] message in
        if let message { self?.continuation.yield(message.text) }
      },
    ]
  }

  private func show(_ rows: [CityRowViewModel]) {
    views = rows.map { CityRowView($0) { [weak self] in self?.tellLater() } }
    tellLater()
  }

  /// Gathers what changes in one turn into one line for each city.
  private func tellLater() {
    guard !isPending else { return }
    isPending = true
    Task { [weak self] in self?.tell() }
  }

  private func tell() {
    isPending = false
    for view in views where view.isStale {
      view.drawn()
      let sentence = CitySentence(appearance: appearance).text(
        view.model, units: model.units.value, now: model.now)
      guard let sentence, told[ObjectIdentifier(view.model)] != sentence else { continue }
      told[ObjectIdentifier(view.model)] = sentence
      continuation.yield("\(stamp(view.model)) \(sentence)")
    }
  }

  private func stamp(_ row: CityRowViewModel) -> String { ISOText.local(model.now, in: row.zone) }
}

import Entities
import Foundation
import Testing
import ViewModels

@testable import Views

/// What a table that is watched in a pipe prints.
struct ChangeLogTests {
  private let model = ForecastSample.dashboard([])

  private func countDown(_ seconds: Double, isAfterFailure: Bool) {
    let now = ForecastSample.now
    model.refreshes.countdown.value = nil
    model.refreshes.countdown.value = Countdown(
      to: now.addingTimeInterval(seconds), from: now, isAfterFailure: isAfterFailure)
  }

  /// The lines so far.
  private func lines(of log: ChangeLog) async -> [String] {
    var lines: [String] = []
    model.message.value = Message(.paused)
    for await line in log.lines {
      if line == Message.Content.paused.phrase.english { break }
      lines.append(line)
    }
    return lines
  }

  @Test func `that refreshing fails is shown once, until it succeeds`() async {
    let log = ChangeLog(model, appearance: Appearance(glyphs: .words))
    countDown(600, isAfterFailure: false)
    for seconds in [30.0, 60, 120] { countDown(seconds, isAfterFailure: true) }
    countDown(600, isAfterFailure: false)
    countDown(30, isAfterFailure: true)
    let output = "Refresh failed; retrying in 30 s."
    #expect(await lines(of: log) == [output, output])
  }

  @Test func `what has to be done on this machine follows`() async throws {
    var report = ForecastSample.report(of: try ForecastSample.seoul())
    report.problem = .requestFailed(.openMeteo, .own(.noCertificates))
    let model = ForecastSample.dashboard([report, report])
    let log = ChangeLog(model, appearance: Appearance(glyphs: .words))
    let now = ForecastSample.now
    model.refreshes.countdown.value = Countdown(to: now.addingTimeInterval(30), from: now, isAfterFailure: true)
    var lines = log.lines.makeAsyncIterator()
    let first = try #require(await lines.next())
    #expect(first.hasPrefix("Refresh failed; retrying in 30 s. Install the package ca-certificates, or"), "\(first)")
  }

  @Test func `weather that arrives just before the list of cities changes is printed`() async throws {
    let model = ForecastSample.dashboard([ForecastSample.report(of: try ForecastSample.seoul())])
    let log = ChangeLog(model, appearance: Appearance(glyphs: .words))
    var lines = log.lines.makeAsyncIterator()
    _ = try #require(await lines.next())
    model.rows.value[0].weather.value.current?.value[.temperature] = 21
    model.rows.value.append(CityRowViewModel(try ForecastSample.honolulu()))
    // What the changes have to print, they print in a task that was started before this one.
    await Task {}.value
    model.message.value = Message(.paused)
    let line = try #require(await lines.next())
    #expect(line.contains("Seoul: ") && line.contains("21 °C"), "\(line)")
  }

  @Test func `another unit brings a new sentence for every city at once`() async throws {
    let model = ForecastSample.dashboard([ForecastSample.report(of: try ForecastSample.seoul())])
    let log = ChangeLog(model, appearance: Appearance(glyphs: .words))
    var lines = log.lines.makeAsyncIterator()
    let first = try #require(await lines.next())
    model.settings.chosen.value.units = .imperial
    // What the change has to print, it prints in a task that was started before this one.
    await Task {}.value
    model.message.value = Message(.paused)
    let second = try #require(await lines.next())
    #expect(second != first && second != Message.Content.paused.phrase.english)
  }
}

import Entities
import Foundation
import Testing

@testable import ViewModels

/// Documents made elsewhere: nothing in them is believed that was not looked at.
struct DashboardDocumentTests {
  private func read(_ json: String) throws -> DashboardViewModel {
    DashboardViewModel(try document(json))
  }

  private func document(_ json: String) throws -> DashboardDocument {
    try #require(DashboardDocument(try JSONReader.strict(json.utf8)))
  }

  @Test func `one bad city never loses the others`() throws {
    let dashboard = try read(
      #"""
      {"cities": [7, null, {"name": 3}, {"name": "Nowhere", "latitude": 91, "longitude": 0}, [],
      {"name": "Seoul", "latitude": 37.566, "longitude": 126.9784, "timeZone": "Asia/Seoul", "state": "fresh",
      "fetchedAt": "2026-11-20T12:00:03Z", "hourly": [{"time": "never"}, 5], "daily": "none", "alerts": [{}, {"event": "Storm"}],
      "now": {"temperature": 8.4, "humidity": "wet", "condition": "plasma"}, "provider": "met-norway"}, {},
      {"name": "London", "latitude": 51.5, "longitude": -0.1}]}
      """#)
    #expect(dashboard.rows.value.map(\.name) == ["Seoul", "London"])
    let seoul = try #require(dashboard.rows.value.first)
    #expect(seoul.weather.value.current?.value[.temperature] == 8.4)
    #expect(seoul.weather.value.current?.value[.humidity] == nil && seoul.weather.value.current?.value.condition == nil)
    #expect(seoul.alerts(at: dashboard.now)?.map(\.event) == ["Storm"])
    #expect(seoul.weather.value.current?.provider == .metNorway)
    #expect(seoul.forecast == nil)
    #expect(dashboard.selected.value === seoul)
  }

  @Test func `a document is not refreshed, and that is not blamed on the network`() throws {
    let dashboard = try read(#"{"cities": [{"name": "A", "latitude": 0, "longitude": 0}]}"#)
    dashboard.refresh()
    #expect(
      dashboard.message.value?.content == .sentence(Phrase("A document can't be refreshed; create it again.")))
  }

  @Test func `units chosen on screen outlive a newer document`() throws {
    let json = #"{"units": {"temperature": "celsius"}, "cities": [{"name": "A", "latitude": 0, "longitude": 0}]}"#
    let dashboard = try read(json)
    let former = dashboard.units
    dashboard.toggleUnits()
    let chosen = dashboard.units
    #expect(chosen != former)
    dashboard.update(try document(json))
    #expect(dashboard.units == chosen)
  }

  @Test func `numbers are of the document's units`() throws {
    let dashboard = try read(
      #"""
      {"units": {"temperature": "fahrenheit", "windSpeed": "ms"}, "cities": [{"name": "A", "latitude": 0, "longitude": 0,
      "fetchedAt": "2026-11-20T12:00:00Z", "now": {"temperature": 50, "windSpeed": 3}}]}
      """#)
    let now = try #require(dashboard.rows.value.first?.weather.value.current?.value)
    #expect(now[.temperature] == 10 && now[.windSpeed] == 3)
    #expect(dashboard.units[.temperature].name == "fahrenheit")
  }

  @Test func `rain is at the hour in which it falls, and comes back`() throws {
    let start = 1_795_176_000
    var hours = HourlyForecast(times: (0..<3).map { start + $0 * 3600 })
    hours.set(.precipitation, [.nan, 1, 2])
    hours.set(.precipitationChance, [.nan, 10, 20])
    let now = Date(timeIntervalSince1970: Double(start))
    let documents = hours.documents(from: now, in: .gmt, units: .metric)
    #expect(documents.map { $0["precipitation"]?.strictDouble } == [1, 2, nil])
    #expect(documents.map { $0["precipitationChance"]?.strictInt } == [10, 20, nil])
    let back = HourlyForecast(documents: documents, from: .metric)
    #expect((0..<3).map { back.value(.precipitation, atIndex: $0) } == [nil, 1, 2])
    #expect((0..<3).map { back.value(.precipitationChance, atIndex: $0) } == [nil, 10, 20])
  }

  @Test func `the settings file is a document of cities without weather`() throws {
    let dashboard = try read(
      #"""
      {"version": 1, "units": {"clock": "12h"}, "mine": {}, "cities": [{"name": "Seoul", "region": null, "latitude": 37.566, "longitude": 126.9784, "timeZone": "Asia/Seoul"}]}
      """#)
    #expect(dashboard.rows.value.first?.city.timeZone == "Asia/Seoul")
    #expect(dashboard.rows.value.first?.status(at: dashboard.now).state == .loading)
    #expect(dashboard.units.clock == .h12)
  }

  @Test func `text from outside carries no control character and opens nothing but pages of the web`() throws {
    let dashboard = try read(
      #"""
      {"cities": [{"name": "Se\u001b[2Joul\u202e", "latitude": 1, "longitude": 1, "problem": "no\u0007 answer"}],
      "picture": {"date": "2026-11-20", "title": "T\u0000", "pageURL": "https://science.nasa.gov/", "imageURL": "file:///etc/passwd"}}
      """#)
    let row = try #require(dashboard.rows.value.first)
    #expect(row.name == "Se[2Joul")
    #expect(row.weather.value.problem == .quoted("no answer"))
    #expect(dashboard.picture.picture.value?.title == "T")
    #expect(dashboard.picture.picture.value?.imageURL == nil)
    #expect(
      try read(#"{"cities": [], "picture": {"date": "2026-11-20", "title": "T", "pageURL": "file:///x"}}"#).picture
        .picture.value == nil)
  }

  @Test func `air quality and darkness out of range are unknown`() throws {
    let document = try document(
      #"""
      {"cities": [{"name": "A", "latitude": 0, "longitude": 0,
      "air": {"europeanIndex": -3, "usIndex": 42, "pollen": {"birch": -1, "grass": 1e300, "alder": 5}},
      "sky": {"date": "2026-11-20", "stargazing": {"darkness": 1e9, "limitingMagnitude": -400}}}]}
      """#)
    let row = try #require(document.rows.first)
    #expect(row.weather.air?.value.european == nil && row.weather.air?.value.us?.value == 42)
    #expect(row.weather.air?.value.pollen == [.alder: 5])
    let report = try #require(row.night?.stargazing)
    #expect(report.darkness == nil && report.limitingMagnitude == nil && report.rank == -1)
  }

  @Test func `the passes of a night are in the order of their times`() throws {
    let passes = ["20", "19"].map { hour in
      let points = ["begin", "highest", "end"].enumerated().map { minute, key in
        #""\#(key)": {"time": "2026-11-20T\#(hour):0\#(minute):00Z", "altitude": 20, "azimuth": 90}"#
      }
      return #"{"satellite": "ISS", \#(points.joined(separator: ","))}"#
    }
    let sky = #"{"date": "2026-11-20", "stargazing": {}, "passes": [\#(passes.joined(separator: ","))]}"#
    let document = try document(#"{"cities": [{"name": "A", "latitude": 0, "longitude": 0, "sky": \#(sky)}]}"#)
    let read = try #require(document.rows.first?.night?.passes)
    #expect(read.count == 2 && read[0].begin.time < read[1].begin.time)
  }

  @Test func `hours out of order are left out, and there are no more than sixteen days of them`() throws {
    let hours = ["00", "01", "01", "00", "03"].map { #"{"time": "2026-11-20T\#($0):00:00Z", "temperature": 1}"# }
    let first =
      #"{"name": "A", "latitude": 0, "longitude": 0, "provider": "open-meteo", "hourly": [\#(hours.joined(separator: ","))]}"#
    let row = try #require(try read(#"{"cities": [\#(first)]}"#).rows.value.first)
    #expect(row.forecast?.hours.count == 3)
    let many = (0..<20_000).map {
      #"{"time": "\#(ISOText.utc(Date(timeIntervalSince1970: Double($0) * 3600)))", "temperature": 1}"#
    }
    let long = first.replacingOccurrences(of: hours.joined(separator: ","), with: many.joined(separator: ","))
    #expect(try read(#"{"cities": [\#(long)]}"#).rows.value.first?.forecast?.hours.count == 385)
  }

  @Test(arguments: ["{}", "[]", "7", #"{"cities": {}}"#, #"{"cities": 7}"#])
  func `what has no list of cities is no document`(json: String) throws {
    let document = try JSONReader.strict(json.utf8)
    #expect(DashboardDocument(document)?.rows.count == nil)
  }

  @Test func `a document made anew changes only what differs`() throws {
    func json(_ temperature: Double, _ rest: String = "") -> String {
      #"""
      {"generatedAt": "2026-11-20T12:00:10Z", "cities": [{"name": "Seoul", "latitude": 37.566, "longitude": 126.9784,
      "provider": "open-meteo", "fetchedAt": "2026-11-20T12:00:00Z", "now": {"temperature": \#(temperature)}}\#(rest)]}
      """#
    }
    let dashboard = try read(json(8))
    let row = try #require(dashboard.rows.value.first)
    var heard: [String] = []
    let binding = row.weather.bind { heard.append("\($0.city.name) \($0.current?.value[.temperature] ?? 0)") }
    heard = []
    dashboard.update(try document(json(8)))
    #expect(heard.isEmpty)
    dashboard.update(try document(json(9, #", {"name": "London", "latitude": 51.5, "longitude": -0.1}"#)))
    #expect(heard == ["Seoul 9.0"])
    #expect(dashboard.rows.value.map(\.name) == ["Seoul", "London"])
    withExtendedLifetime(binding) {}
  }
}

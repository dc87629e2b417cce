import Entities
import Foundation
import Testing

@testable import Astronomy

@testable import Astronomy

/// The reference tables under `Fixtures/Astronomy`: comments, a line of names, comma-separated values.
enum Fixture {
  /// The top folder of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The rows of a table below its comments and names.
  static func rows(_ name: String) throws -> [[String]] {
    let file = root.appendingPathComponent("Fixtures/Astronomy/\(name).csv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
    return lines.filter { !$0.hasPrefix("#") }.dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// A number of a row; not a number where the text is none, so that every comparison fails.
  static func number(_ text: String) -> Double { Double(text) ?? .nan }

  /// An instant from a calendar date and time in UTC, such as `2026-11-20T12:00:00`.
  static func instant(_ text: String) throws -> Double {
    let parts = text.split { "-T:".contains($0) }.compactMap { Double($0) }
    guard parts.count == 6 else { throw CocoaError(.formatting) }
    let days = Date.ISO8601FormatStyle().year().month().day()
    let date = try Date(String(text.prefix(10)), strategy: days)
    return (date.timeIntervalSince1970 - 946_728_000 + parts[3] * 3600 + parts[4] * 60 + parts[5]) / 86_400
  }

  /// A place by degrees.
  static func place(_ latitude: Double, _ longitude: Double) -> Coordinates {
    guard let found = Coordinates(latitude: latitude, longitude: longitude) else {
      Issue.record("\(latitude), \(longitude) is no place")
      return place(0, 0)
    }
    return found
  }
}

extension GeocentricSky {
  /// One body at one instant from one place.
  static func position(of body: Body, at instant: Double, from observer: Coordinates) -> SkyPosition {
    GeocentricSky(at: instant, bodies: [body]).positions(from: observer)[0]
  }
}

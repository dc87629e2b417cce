import Entities
import Foundation
import Testing

@testable import Views

struct CacheReportTests {
  @Test(arguments: [
    (999, "999 B"), (1000, "1.0 kB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"), (999_999, "1.0 MB"),
    (1_000_000, "1.0 MB"),
  ])
  func `a size that rounds up to 1000 kB is in MB`(bytes: Int, expected: String) {
    let weather = CacheReport.Kind(name: "weather", bytes: bytes, storedAt: [ForecastSample.now])
    let report = CacheReport(directory: "/cache", maximumBytes: 50_000_000, kinds: [weather])
    let lines = report.text(.english, now: ForecastSample.now).split(separator: "\n")
    #expect(lines.last == "\(expected) of 50 MB")
  }
}

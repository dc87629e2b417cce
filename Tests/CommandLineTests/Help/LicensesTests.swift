import Essentials
import Foundation
import Testing
import World

struct LicensesTests {
  private let text = EmbeddedFile("Help/licenses.txt").text

  @Test func `the license printed is the one of the project`() throws {
    let file = RecordedText.folder.deletingLastPathComponent().appending(path: ".github/LICENSE")
    #expect(text.hasPrefix(try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `everyone whose data is used is named`() {
    for name in [
      "skydash authors", "GeoNames", "airportsdata", "Mike Borsetti", "Elwood Downey", "Brandon Rhodes", "NumFOCUS",
      "Olaf Frohn", "Hipparcos", "VSOP87", "time zone database", "Open-Meteo.com (CC BY 4.0)", "MET Norway (CC BY 4.0)",
      "Deutscher Wetterdienst", "Environment and Climate Change Canada", "Celestrak", "NOAA", "NASA",
    ] { #expect(text.contains(name), "\(name)") }
  }

  @Test func `every terminal shows it as it is`() {
    #expect(text.allSatisfy { $0.isASCII })
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(text.hasSuffix("DAMAGE.\n"))
  }
}

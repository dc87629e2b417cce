import Foundation
import Testing

@testable import Entities

struct UnitsTests {
  @Test(arguments: [(-40.0, -40.0), (0, 32), (100, 212), (37, 98.6), (-273.15, -459.67)])
  func `temperatures`(celsius: Double, fahrenheit: Double) {
    #expect(abs(Units.Temperature.fahrenheit.value(celsius) - fahrenheit) < 1e-9)
    #expect(abs(Units.Temperature.fahrenheit.celsius(fahrenheit) - celsius) < 1e-9)
    #expect(Units.Temperature.celsius.value(celsius) == celsius)
    #expect(Units.Temperature.fahrenheit.difference(10) == 18)
  }

  @Test(arguments: [(Units.WindSpeed.kmh, 36.0), (.mph, 22.369_362_920_544), (.ms, 10), (.kn, 19.438_444_924_406)])
  func `ten metres a second`(unit: Units.WindSpeed, expected: Double) {
    #expect(abs(unit.value(10) - expected) < 1e-9)
    #expect(abs(unit.metresPerSecond(expected) - 10) < 1e-9)
  }

  @Test func `amounts, pressures and distances`() {
    #expect(Units.Precipitation.inch.value(25.4) == 1)
    #expect(abs(Units.Pressure.inhg.value(1013.25) - 29.921_252_4) < 1e-6)
    #expect(Units.Distance.mi.value(1609.344) == 1)
    #expect(Units.Distance.km.metres(24.1) == 24_100)
  }

  @Test func `every unit comes back`() {
    for unit in Units.Precipitation.allCases { #expect(abs(unit.millimetres(unit.value(7.3)) - 7.3) < 1e-9) }
    for unit in Units.Pressure.allCases { #expect(abs(unit.hectopascals(unit.value(998.2)) - 998.2) < 1e-9) }
    for unit in Units.Distance.allCases { #expect(abs(unit.metres(unit.value(812)) - 812) < 1e-9) }
  }

  @Test func `a misspelt unit takes its default and loses no other`() throws {
    let text = #"{"temperature": "kelvin", "windSpeed": "kn", "clock": 12}"#
    #expect(try JSONDecoder().decode(Units.self, from: Data(text.utf8)) == Units(windSpeed: .kn))
    #expect(try JSONDecoder().decode(Units.self, from: JSONEncoder().encode(Units.imperial)) == .imperial)
  }
}

import Entities
import Foundation
import Terminal
import Testing
import ViewModels

@testable import Views

struct CityRowViewTests {
  @Test func `a line is reused until anything of its row changes, or what all lines depend on`() throws {
    let row = CityRowViewModel(try ForecastSample.seoul())
    var (output, drawings) = (0, 0)
    let view = CityRowView(row) { output += 1 }
    func draw(_ version: Int = 0, isSelected: Bool = false) -> Int {
      _ = view.line(version: version, isSelected: isSelected) { _ in
        drawings += 1
        return StyledText()
      }
      return drawings
    }
    let changes: [(String, () -> Void)] = [
      ("weather", { row.update(ForecastSample.report(of: row.city)) }), ("sky", { row.sky.value.isDay = true }),
    ]
    for (name, change) in changes {
      let drawn = draw()
      #expect(draw() == drawn)
      (output, drawings) = (0, 0)
      change()
      #expect(output == 1 && draw() == 1, "\(name)")
      // An equal value is no change.
      change()
      #expect(output == 1 && draw() == 1, "\(name)")
    }
    drawings = 0
    #expect(draw(1) == 1 && draw(1) == 1 && draw(1, isSelected: true) == 2 && draw(2, isSelected: true) == 3)
  }
}

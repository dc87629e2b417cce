import Entities
import Foundation
import Testing
import ViewModels

@testable import Views

struct CityRowViewTests {
  @Test func `a row's view is stale once its weather or its sky changes, and says so once`() throws {
    let row = CityRowViewModel(try ForecastSample.seoul())
    var count = 0
    let view = CityRowView(row) { _ in count += 1 }
    let changes: [(String, () -> Void)] = [
      ("weather", { row.update(ForecastSample.report(of: row.city)) }), ("sky", { row.sky.value.isDay = true }),
    ]
    for (name, change) in changes {
      view.isStale = false
      count = 0
      change()
      #expect(view.isStale && count > 0, "\(name)")
      count = 0
      change()
      #expect(count == 0, "\(name) again")
    }
  }
}

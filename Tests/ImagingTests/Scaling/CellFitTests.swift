import Testing

@testable import Imaging

@Suite struct CellFitTests {
  @Test func `a wide picture takes the full width in the right shape`() {
    let fit = CellFit(width: 1600, height: 1200, columns: 100, rows: 50, cellWidth: 10, cellHeight: 20)
    #expect(fit.columns == 100 && fit.rows == 38)
    #expect(fit.pixelWidth == 1000 && fit.pixelHeight == 750)
  }

  @Test func `a high picture takes the full height`() {
    let fit = CellFit(width: 500, height: 2000, columns: 80, rows: 24, cellWidth: 8, cellHeight: 16)
    #expect(fit.rows == 24 && fit.columns == 12)
  }

  @Test func `pixels are rounded to the nearest`() {
    let fit = CellFit(width: 3, height: 2, columns: 10, rows: 50, cellWidth: 10, cellHeight: 20)
    #expect(fit.pixelWidth == 100 && fit.pixelHeight == 67 && fit.rows == 3)
  }

  @Test func `nothing is too small or too strange`() {
    let fit = CellFit(width: 100_000, height: 1, columns: 20, rows: 10, cellWidth: 10, cellHeight: 20)
    #expect(fit.columns == 20 && fit.rows == 1)
    let strange = CellFit(width: 0, height: .max, columns: -1, rows: 0, cellWidth: 0, cellHeight: .min)
    #expect(strange.columns == 1 && strange.rows == 1)
  }
}

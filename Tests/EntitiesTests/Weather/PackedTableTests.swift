import Testing
import World

@testable import Entities

struct PackedTableTests {
  private func roundTrip(_ values: [Float]) -> [Float]? {
    var table = PackedTable(rows: values.count)
    table.set(column: 3, values)
    return PackedTable(rows: values.count, bytes: table.bytes)?.values(column: 3, in: 0..<values.count)
  }

  private func areSame(_ left: [Float]?, _ right: [Float]) -> Bool {
    left?.count == right.count && zip(left ?? [], right).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
  }

  @Test(
    arguments: [
      [], [.nan], [0], [-0.1, 38.4, .nan, 12], [0, 254], [0, 255], [0, 65_534], [0, 65_535], [24_140, 20, .nan],
      [0.001, 1013.2], [1 / 3, 2], [1e30, -1e30], [.greatestFiniteMagnitude, .leastNonzeroMagnitude],
      [99_999_992, 0.5, 0.25], [-99_999_992, 99_999_992], [16_777_216.0, 0.1],
      [60_000.2, 60_000.453], [-60_000.2, -60_000.453, 0.5],
    ] as [[Float]])
  func `numbers come back as the very ones that were put in`(values: [Float]) {
    #expect(areSame(roundTrip(values), values))
  }

  @Test func `a thousand columns of decimals come back`() {
    var generator = SplitMix(seed: 1)
    for _ in 0..<1000 {
      let scale = [1, 10, 100, 1000].randomElement(using: &generator) ?? 1
      let values = (0..<50).map { _ in
        Float(Double(Int.random(in: -40_000...40_000, using: &generator)) / Double(scale))
      }
      #expect(areSame(roundTrip(values), values), "\(values)")
    }
  }

  @Test func `infinities are unknown`() {
    #expect(areSame(roundTrip([.infinity, 1, -.infinity]), [.nan, 1, .nan]))
  }

  @Test func `a column set again takes the place of the former, and the others stay`() {
    var table = PackedTable(rows: 3)
    table.set(column: 0, [1, 2, 3])
    table.set(column: 1, [4, 5, 6])
    table.set(column: 0, [1000.5, 7, .nan])
    #expect(areSame(table.values(column: 0, in: 0..<3), [1000.5, 7, .nan]))
    #expect(areSame(table.values(column: 1, in: 0..<3), [4, 5, 6]))
    #expect(table.values(column: 2, in: 0..<3) == nil)
  }

  @Test func `what services tell takes less than half of the bytes of floats`() {
    var table = PackedTable(rows: 192)
    table.set(column: 0, (0..<192).map { Float($0 % 100) })
    table.set(column: 1, (0..<192).map { Float(Double($0 % 300 - 100) / 10) })
    #expect(table.bytes.count < 64 + 192 + (192 * 4 * 2) / 2)
  }

  @Test func `rows and ranges outside the table know nothing`() {
    var table = PackedTable(rows: 2)
    table.set(column: 0, [1, 2])
    #expect(table.value(column: 0, at: -1).isNaN && table.value(column: 0, at: 2).isNaN)
    #expect(table.values(column: 0, in: 1..<9) == [2])
    #expect(table.code(at: 2) == 0)
  }

  @Test func `bytes that are no table are refused, and damaged ones never read beyond their end`() throws {
    var table = PackedTable(rows: 5)
    table.set(column: 2, [1, 2, .nan, 4, 5.5])
    table.set(column: 9, [1 / 3, 2, 3, 4, 5])
    #expect(PackedTable(rows: -1, bytes: table.bytes) == nil)
    #expect(PackedTable(rows: 500, bytes: table.bytes) == nil)
    for count in table.bytes.indices { #expect(PackedTable(rows: 5, bytes: Array(table.bytes[..<count])) == nil) }
    for index in table.bytes.indices {
      for change: UInt8 in [1, 4, 0x80, 0xFF] {
        var damaged = table.bytes
        damaged[index] ^= change
        guard let read = PackedTable(rows: 5, bytes: damaged) else { continue }
        for column in 0..<16 { _ = read.values(column: column, in: 0..<5) }
      }
    }
  }
}

import Testing

@testable import Imaging

@Suite struct ByteReaderTests {
  @Test func `a position beyond the end reads as the end`() {
    var reader = ByteReader([1, 2, 3])
    reader.position = 5
    #expect(reader.remaining == 0)
    #expect(reader.byte() == nil)
    #expect(reader.take(0) == nil)
    reader.skip(1)
    #expect(reader.position == 5)
  }
}

import Foundation
import Testing

@testable import Repositories

struct SystemResourcesTests {
  @Test func `memory can be given back while the program runs on`() {
    let blocks = (0..<1000).map { Data(repeating: UInt8(truncatingIfNeeded: $0), count: 3000) }
    SystemResources.releaseFreeMemory()
    #expect(
      blocks.enumerated().allSatisfy { index, data in data.allSatisfy { $0 == UInt8(truncatingIfNeeded: index) } })
  }
}

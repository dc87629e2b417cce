import Foundation
import Testing

@testable import Repositories

struct SystemMemoryTests {
  @Test func `only code of files, which nobody can have changed, is let go of`() {
    let list = """
      5500-5600 r--p 00000000 fe:00 42                       /usr/bin/skydash
      5600-5800 r-xp 00001000 fe:00 42                       /usr/bin/sky dash
      5800-5900 r--p 00002000 fe:00 42                       /usr/bin/skydash
      5900-6000 rw-p 00003000 fe:00 42                       /usr/bin/skydash
      6000-7000 rwxp 00000000 fe:00 43                       /usr/lib/odd.so
      7000-8000 rw-p 00000000 00:00 0                        [heap]
      8000-9000 r-xp 00000000 00:00 0                        [vdso]
      ffff-7fff r-xp 00000000 fe:00 44                       /turned/round
      nonsense
      """
    #expect(CodeMapping.ranges(in: list) == [0x5600..<0x5800])
  }

  @Test func `memory can be given back while the program runs on`() {
    let kept = (0..<1000).map { Data(repeating: UInt8(truncatingIfNeeded: $0), count: 3000) }
    SystemMemory.giveBack()
    SystemMemory.giveBackCode()
    #expect(kept.enumerated().allSatisfy { index, data in data.allSatisfy { $0 == UInt8(truncatingIfNeeded: index) } })
  }
}

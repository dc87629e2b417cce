import Entities
import Testing

struct BeaufortTests {
  @Test(arguments: [(0.2, 0), (0.3, 1), (7.9, 4), (8.0, 5), (32.6, 11), (40, 12)])
  func `wind forces of the Beaufort scale`(speed: Double, force: Int) { #expect(Beaufort.force(speed) == force) }
}

import Essentials
import Testing

@testable import generate

struct DemoNightTests {
  @Test func `the embedded picture is what the generator draws`() {
    #expect(EmbeddedFile("Demo/picture.png").bytes.elementsEqual(DemoNight.file.bytes), "swift run generate demo")
  }
}

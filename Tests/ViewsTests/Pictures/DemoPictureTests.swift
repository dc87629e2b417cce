import Testing
import World

@testable import generate_pictures

/// The pictures of the README are what the demo looks like now.
struct DemoPictureTests {
  @Test(arguments: [0, 1])
  func `the stored picture is what is drawn now`(index: Int) async throws {
    let picture = DemoPicture.all[index]
    let text = try await picture.text()
    let stored = try RecordedText.former("../Sources/skydash/skydash.docc/Resources/\(picture.name)", now: text)
    #expect(stored == text, "\(picture.name): swift run generate-pictures Sources/skydash/skydash.docc/Resources")
  }
}

import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct PictureImagesTests {
  private let stage = PictureStage()

  @Test func `a file is fetched once, for ever`() async throws {
    let picture = try await stage.service().todaysPicture().picture
    #expect(try await stage.service().image(of: picture).data == PictureStage.jpeg)
    stage.moments.advance(by: 400 * 86_400)
    stage.world.badDays[.pictures] = .closed
    #expect(try await stage.service(.never).image(of: picture).data == PictureStage.jpeg)
    #expect(stage.paths.filter { $0.hasPrefix("/pictures") }.count == 1)
  }

  @Test(arguments: [BadDay.webPage, .badGateway, .empty, .closed, .silence])
  func `a file that is no picture is not cached`(bad: BadDay) async throws {
    let picture = try await stage.service().todaysPicture().picture
    stage.world.badDays[.pictures] = bad
    await #expect(throws: PictureProblem.self) { try await stage.service().image(of: picture) }
    stage.world.badDays = [:]
    #expect(try await stage.service().image(of: picture).data == PictureStage.jpeg)
  }

  @Test(arguments: [PictureImage.Condition.damaged, .unknown])
  func `a file that cannot be decoded is fetched again, also if it is cached`(_ condition: PictureImage.Condition)
    async throws
  {
    let picture = try await stage.service().todaysPicture().picture
    _ = try await stage.service().image(of: picture)
    for _ in 0..<2 {
      stage.condition = condition
      #expect(try await stage.service().image(of: picture).condition == condition)
      await #expect(throws: PictureProblem.self) { try await stage.service(.never).image(of: picture) }
    }
    #expect(stage.paths.filter { $0.hasPrefix("/pictures") }.count == 3)
    stage.condition = .whole
    #expect(try await stage.service().image(of: picture).condition == .whole)
    #expect(try await stage.service(.never).image(of: picture).data == PictureStage.jpeg)
  }

  @Test func `a file that does not come is reported with its address`() async throws {
    var picture = try await stage.service().todaysPicture().picture
    picture.imageURL = URL(string: "https://apod.nasa.gov/pictures/nebula.jpg")
    picture.originalURL = nil
    stage.world.badDays[.pictures] = .badGateway
    let service = try stage.service()
    do throws(PictureProblem) {
      _ = try await service.image(of: picture)
      Issue.record("it came")
    } catch {
      #expect(error.description.hasPrefix("apod.nasa.gov answered with an error (502"))
      #expect(!error.description.contains("science.nasa.gov"))
    }
  }

  @Test func `a day of a video has no file`() async throws {
    stage.world.videoDays = ["2026-11-20"]
    let picture = try await stage.service().todaysPicture().picture
    #expect(picture.videoURL != nil)
    await #expect(throws: PictureProblem.noImage(picture)) { try await stage.service().image(of: picture) }
    #expect(PictureProblem.noImage(picture).description.contains("is a video: https://www.youtube.com/"))
  }

  @Test func `a file is saved once, under the name of its day`() async throws {
    let picture = try await stage.service().todaysPicture().picture
    #expect(PictureFile.name(of: picture, PictureStage.jpeg) == "apod-2026-11-20.jpg")
    #expect(PictureFile.name(of: picture, Data([0x89, 0x50, 0x4E, 0x47])) == "apod-2026-11-20.png")
    let folder = try TemporaryDirectory()
    let file = PictureFile(path: folder.file("a.jpg"), files: .live)
    try file.save(PictureStage.jpeg, overwrites: false)
    #expect(throws: ProgramProblem.pictureFile(path: file.path, .exists)) {
      try file.save(Data([1]), overwrites: false)
    }
    #expect(FileManager.default.contents(atPath: file.path) == PictureStage.jpeg)
    try file.save(Data([1]), overwrites: true)
    #expect(FileManager.default.contents(atPath: file.path) == Data([1]))
  }

  @Test func `a link that leads nowhere is something that is there`() throws {
    let folder = try TemporaryDirectory()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.jpg"), withDestinationPath: folder.file("elsewhere.jpg"))
    let file = PictureFile(path: folder.file("link.jpg"), files: .live)
    #expect(throws: ProgramProblem.self) { try file.save(PictureStage.jpeg, overwrites: false) }
    #expect(!FileManager.default.fileExists(atPath: folder.file("elsewhere.jpg")))
  }
}

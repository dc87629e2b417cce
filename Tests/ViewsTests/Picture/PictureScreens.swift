import Entities
import Foundation
import Testing

/// What screens of pictures show.
enum PictureScreens {
  /// An invented entry with everything an entry can have.
  static func picture(_ media: Picture.MediaType = .image) throws -> Picture {
    Picture(
      date: try #require(CivilDate(iso: "2026-11-20")), title: "A Test Nebula & Friends’ Night over 서울",
      explanation: "What glows above the river? This made-up nebula was drawn for nobody, yet its dust “lanes” reach"
        + " far beyond the frame – some 3° of sky.\n오늘의 사진은 시험을 위해 만든 것입니다. 別の段落もあります、幅の広い文字を折り返すために。",
      credit: "A. Tester", copyright: "B. Owner", mediaType: media,
      pageURL: try #require(URL(string: "https://science.nasa.gov/image-article/apod-2026-11-20/")),
      imageURL: media == .image ? URL(string: "https://assets.example.org/nebula.jpg") : nil,
      videoURL: media == .video ? URL(string: "https://www.youtube.com/embed/test") : nil,
      alternativeText: "A red cloud above a city at night.",
      links: [
        Picture.Link(text: "nebula", url: try #require(URL(string: "https://example.org/nebula"))),
        Picture.Link(
          text: "a link of some length",
          url: try #require(URL(string: "https://example.org/a/rather/long/path/that/does/not/fit/forty/columns"))),
      ])
  }
}

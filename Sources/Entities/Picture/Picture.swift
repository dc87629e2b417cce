package import Essentials

/// An Astronomy Picture of the Day, without the image data.
package struct Picture: Hashable, Sendable, Codable {
  /// 1995-06-16, the day of the first picture.
  package static let firstDay = CivilDate(daysSince1970: 9297)

  /// The kind of media in the day's entry.
  package enum MediaType: String, Codable, Sendable {
    case image, video, other
  }

  package var date: CivilDate
  package var title: String
  /// Plain text; paragraphs are separated by a line feed.
  package var explanation: String
  /// The people or institutions to credit; `nil` if the entry names none.
  package var credit: String?
  /// The copyright holder; `nil` if in the public domain.
  package var copyright: String?
  package var mediaType: MediaType
  /// The page with the explanation.
  package var pageURL: URL
  /// The image in screen size; `nil` on days without one.
  package var imageURL: URL?
  /// The image in full size, for saving; `nil` if the entry has no link to it.
  package var originalURL: URL?
  /// The video; `nil` on days without one.
  package var videoURL: URL?
  /// A description for people who can't see the picture; `nil` if there is none.
  package var alternativeText: String?
  /// The links in the explanation and the credit, in order.
  package var links: [Link]

  /// A link in the text.
  package struct Link: Hashable, Sendable, Codable {
    package var text: String
    package var url: URL

    package init(text: String, url: URL) { (self.text, self.url) = (text, url) }
  }

  package init(
    date: CivilDate, title: String, explanation: String, credit: String? = nil, copyright: String? = nil,
    mediaType: MediaType, pageURL: URL, imageURL: URL? = nil, videoURL: URL? = nil, alternativeText: String? = nil,
    links: [Link] = []
  ) {
    (self.date, self.title, self.explanation) = (date, title, explanation)
    (self.credit, self.copyright) = (credit, copyright)
    (self.mediaType, self.pageURL, self.imageURL, self.videoURL) = (mediaType, pageURL, imageURL, videoURL)
    (self.alternativeText, self.links) = (alternativeText, links)
  }
}

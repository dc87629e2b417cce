package import Entities
import Essentials

/// The picture of the day in a document.
package struct PictureDocument: Codable {
  package var date: CivilDate
  package var title: String
  @OrNull package var explanation: String?
  @OrNull package var credit: String?
  @OrNull package var copyright: String?
  @OrNull package var mediaType: Picture.MediaType?
  package var pageURL: String
  @OrNull package var imageURL: String?
  @OrNull package var videoURL: String?
  @OrNull package var alternativeText: String?
  @OrNull package var state: WeatherState?
  @OrNull package var problem: String?

  package init(_ picture: Picture, state: WeatherState = .fresh, problem: PictureNotice? = nil) {
    date = picture.date
    title = picture.title
    explanation = picture.explanation
    credit = picture.credit
    copyright = picture.copyright
    mediaType = picture.mediaType
    pageURL = picture.pageURL.absoluteString
    imageURL = picture.imageURL?.absoluteString
    videoURL = picture.videoURL?.absoluteString
    alternativeText = picture.alternativeText
    self.state = state
    self.problem = problem?.description
  }

  /// The picture, or `nil` where its page is none of the web: it may be opened in a browser.
  package var picture: Picture? {
    guard let page = Self.safe(pageURL) else { return nil }
    return Picture(
      date: date, title: SafeText.line(title), explanation: SafeText.prose(explanation ?? ""),
      credit: credit.map { SafeText.line($0) }, copyright: copyright.map { SafeText.line($0) },
      mediaType: mediaType ?? .other, pageURL: page, imageURL: imageURL.flatMap(Self.safe),
      videoURL: videoURL.flatMap(Self.safe), alternativeText: alternativeText.map { SafeText.prose($0) })
  }

  private static func safe(_ text: String) -> URL? {
    URL(string: text).flatMap { $0.scheme?.lowercased() == "https" ? $0 : nil }
  }
}

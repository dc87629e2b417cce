package import Entities
import Essentials

extension Picture {
  /// The picture as JSON, with how current it is and, if it isn't the one asked for, why.
  package func document(state: Freshness = .fresh, problem: PictureNotice? = nil) -> JSONValue {
    [
      "date": .string("\(date)"), "title": .string(title), "explanation": .text(explanation), "credit": .text(credit),
      "copyright": .text(copyright), "mediaType": .string(mediaType.rawValue),
      "pageURL": .string(pageURL.absoluteString), "imageURL": .text(imageURL?.absoluteString),
      "videoURL": .text(videoURL?.absoluteString), "alternativeText": .text(alternativeText),
      "state": .string(state.rawValue), "problem": .text(problem?.description),
    ]
  }

  /// Reads a picture; `nil` without date, title and page. Only https addresses are read, since they may be opened.
  init?(document: JSONValue) {
    func line(_ key: String) -> String? { document[key]?.string.map { SafeText.line($0) } }
    func url(_ key: String) -> URL? {
      document[key]?.string.flatMap { URL(string: $0) }.flatMap { $0.scheme?.lowercased() == "https" ? $0 : nil }
    }
    guard let date = document["date"]?.day, let title = line("title"), let page = url("pageURL") else { return nil }
    self.init(
      date: date, title: title, explanation: SafeText.prose(document["explanation"]?.string ?? ""),
      credit: line("credit"), copyright: line("copyright"), mediaType: document["mediaType"]?.name() ?? .other,
      pageURL: page, imageURL: url("imageURL"), videoURL: url("videoURL"),
      alternativeText: document["alternativeText"]?.string.map { SafeText.prose($0) })
  }
}

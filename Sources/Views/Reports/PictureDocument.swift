import Entities
import Essentials
package import ViewModels

/// The picture of the day as JSON; `null` when none was ever got.
package struct PictureDocument {
  private let model: PictureViewModel

  package init(_ model: PictureViewModel) {
    self.model = model
  }

  package var tree: JSONTree {
    guard let picture = model.picture.value else { return .null }
    return .object([
      "date": .string(picture.date.description), "title": .string(picture.title),
      "explanation": .string(picture.explanation), "credit": .text(picture.credit),
      "copyright": .text(picture.copyright), "mediaType": .string(picture.mediaType.rawValue),
      "pageURL": .string(picture.pageURL.absoluteString), "imageURL": .text(picture.imageURL?.absoluteString),
      "videoURL": .text(picture.videoURL?.absoluteString), "alternativeText": .text(picture.alternativeText),
      "state": .string(model.state.value.rawValue), "problem": .text(model.problem.value?.description),
    ])
  }
}

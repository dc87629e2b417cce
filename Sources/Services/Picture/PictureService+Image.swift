package import Entities
package import Essentials
package import Repositories

extension PictureService {
  /// The bytes of a picture's file, kept for ever as far as the cache has room.
  ///
  /// - Parameters:
  ///   - picture: Whose file.
  ///   - original: Whether the original file is wanted rather than the size for a screen.
  ///   - progress: Hears how many bytes have come, and of how many.
  /// - Returns: The file.
  /// - Throws: `noImage` on a day without a picture, `service` when the network is off, `file` when no file came.
  package func image(
    of picture: Picture, original: Bool = false, progress: HTTPRequest.Progress? = nil
  ) async throws(PictureProblem) -> Data {
    guard let url = original ? picture.originalURL ?? picture.imageURL : picture.imageURL else {
      throw .noImage(picture)
    }
    if policy != .always, let data = kept.image(at: url) { return data }
    guard policy != .never else { throw .service(.offline) }
    do throws(ServiceFailure) {
      let data = try await patience.request(.apod) { () async throws(ServiceFailure) in
        try await science.image(for: picture, original: original, progress: progress)
      }
      kept.keepImage(data, at: url, now: now)
      return data
    } catch {
      throw error == .offline ? .service(error) : .file(error, host: url.host() ?? Service.apod.title)
    }
  }

  /// The kept bytes of a picture's file for a screen, without any request.
  package func keptImage(of picture: Picture) -> Data? { picture.imageURL.flatMap(kept.image) }
}

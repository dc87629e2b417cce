package import Entities
import Essentials
package import Repositories

extension PictureService {
  /// A day's picture, or else the latest one: the first service's, or the fallback's if that fails or has stopped.
  ///
  /// - Throws: The first service's failure if neither has a picture.
  func newest(on day: CivilDate) async throws(ServiceFailure) -> Picture {
    let latest: Picture
    do throws(ServiceFailure) {
      latest = try await newest(on: day, from: .apod, science.picture, science.latest)
    } catch {
      guard let other = await newestOfFallback(on: day) else { throw error }
      return other
    }
    guard latest.isFrozen(on: day), let other = await newestOfFallback(on: day) else { return latest }
    return other.date > latest.date ? other : latest
  }

  private func newestOfFallback(on day: CivilDate) async -> Picture? {
    guard let fallback else { return nil }
    return try? await newest(on: day, from: .nasaAPI, fallback.picture, fallback.latest)
  }

  /// One service's picture of a day, or its latest if it has none of that day.
  private func newest(
    on day: CivilDate, from service: Service, _ picture: (CivilDate) async throws(ServiceFailure) -> Picture,
    _ latest: () async throws(ServiceFailure) -> Picture
  ) async throws(ServiceFailure) -> Picture {
    do throws(ServiceFailure) {
      return try await ask(service, about: day, picture)
    } catch {
      guard case .notFound = error else { throw error }
      return try await ask(service, latest)
    }
  }

  /// A day's picture from the first service, or from the fallback unless the first says that there is none.
  ///
  /// - Throws: The first service's failure if neither has it.
  func fetch(_ day: CivilDate) async throws(ServiceFailure) -> Picture {
    do throws(ServiceFailure) {
      return try await ask(.apod, about: day, science.picture)
    } catch {
      guard !error.reportsNoPicture, let fallback, let picture = try? await ask(.nasaAPI, about: day, fallback.picture)
      else { throw error }
      return picture
    }
  }

  /// A picture's image file, from the cache or downloaded. Only files that decode completely are cached.
  ///
  /// `isOriginal` prefers the original file to the screen size; `progress` gets the bytes received and expected.
  ///
  /// - Throws: `noImage` if the day has no image, `service` when offline, `file` if the download failed.
  @concurrent package func image(
    of picture: Picture, inOriginalSize isOriginal: Bool = false, progress: HTTPRequest.Progress? = nil
  ) async throws(PictureProblem) -> PictureImage {
    guard let url = isOriginal ? picture.originalURL ?? picture.imageURL : picture.imageURL else {
      throw .noImage(picture)
    }
    if policy != .always, let data = cache.image(at: url) {
      let image = PictureImage(data: data, condition: await condition(data))
      if image.condition == .whole { return image }
      cache.removeImage(at: url)
    }
    guard policy != .never else { throw .service(.offline) }
    do throws(ServiceFailure) {
      let data = try await ask(.apod) { () async throws(ServiceFailure) in
        try await science.image(for: picture, inOriginalSize: isOriginal, progress: progress)
      }
      let image = PictureImage(data: data, condition: await condition(data))
      if image.condition == .whole { cache.storeImage(data, at: url, now: now) }
      return image
    } catch {
      throw error == .offline ? .service(error) : .file(error, host: url.host() ?? Service.apod.title)
    }
  }
}

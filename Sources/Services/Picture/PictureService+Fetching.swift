package import Entities
package import Essentials
package import Repositories

extension PictureService {
  /// The newest picture of a day: of that day, else the latest of the list, else the old service's.
  func newest(on day: CivilDate) async throws(ServiceFailure) -> Picture {
    let latest: Picture
    do throws(ServiceFailure) {
      latest = try await fromScience(on: day)
    } catch {
      guard let other = await fromFallback(on: day) else { throw error }
      return other
    }
    // A list that does not move on is a failure too, where someone else may know better.
    guard PictureReport.isFrozen(latest, on: day), let other = await fromFallback(on: day) else { return latest }
    return other.date > latest.date ? other : latest
  }

  private func fromScience(on day: CivilDate) async throws(ServiceFailure) -> Picture {
    do throws(ServiceFailure) {
      return try await ask(.apod) { () async throws(ServiceFailure) in try await science.picture(of: day) }
    } catch {
      // Not out yet, or no answer to be used: the list may have older ones.
      guard case .notFound = error else { throw error }
      return try await ask(.apod) { () async throws(ServiceFailure) in try await science.latest() }
    }
  }

  private func fromFallback(on day: CivilDate) async -> Picture? {
    guard let fallback else { return nil }
    do throws(ServiceFailure) {
      return try await ask(.nasaAPI) { () async throws(ServiceFailure) in
        try await fallback.picture(of: day)
      }
    } catch {
      guard case .notFound = error else { return nil }
      return try? await ask(.nasaAPI) { () async throws(ServiceFailure) in try await fallback.latest() }
    }
  }

  /// The picture of a day from the first service that has it; the first one's reason where none has.
  func fetch(_ day: CivilDate) async throws(ServiceFailure) -> Picture {
    do throws(ServiceFailure) {
      return try await ask(.apod) { () async throws(ServiceFailure) in try await science.picture(of: day) }
    } catch {
      guard !error.isAbsence, let fallback,
        let picture = try? await ask(
          .nasaAPI, { () async throws(ServiceFailure) in try await fallback.picture(of: day) })
      else { throw error }
      return picture
    }
  }
}

extension ServiceFailure {
  /// Whether the service works and says that there is nothing, rather than sending something that means nothing.
  var isAbsence: Bool {
    guard case .notFound(_, let reason) = self else { return false }
    return reason != .own(.placeholder) && reason != .own(.otherDay)
  }
}

/// A picture's file.
package struct PictureImage: Equatable, Sendable {
  package let data: Data
  package let condition: Condition

  /// What decoding a file comes to.
  package enum Condition: Sendable {
    case whole
    /// Cut off, or no picture at all.
    case damaged
    /// Of a kind or size that is not decoded here.
    case unknown
  }

  /// The bytes, to be saved.
  ///
  /// - Throws: `file` where they are no whole picture.
  package var undamaged: Data {
    get throws(PictureProblem) {
      guard condition != .damaged else {
        throw .file(.unreadable(.apod, .own(.damagedPicture)), host: Service.apod.title)
      }
      return data
    }
  }
}

extension PictureService {
  /// The bytes of a picture's file in the size for a screen, or the original ones. What can be decoded whole is cached for
  /// ever as far as there is room; anything else counts as absent there, so that it is requested again the next time.
  ///
  /// - Throws: `noImage` on a day without a picture, `service` when the network is off, `file` when no file came.
  @concurrent package func image(
    of picture: Picture, original: Bool = false, progress: HTTPRequest.Progress? = nil
  ) async throws(PictureProblem) -> PictureImage {
    guard let url = original ? picture.originalURL ?? picture.imageURL : picture.imageURL else {
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
        try await science.image(for: picture, original: original, progress: progress)
      }
      let image = PictureImage(data: data, condition: await condition(data))
      if image.condition == .whole { cache.storeImage(data, at: url, now: now) }
      return image
    } catch {
      throw error == .offline ? .service(error) : .file(error, host: url.host() ?? Service.apod.title)
    }
  }
}

package import Entities
package import Essentials
package import Services

/// The view model of the Astronomy Picture of the Day; any number of screens may be bound to it.
package final class PictureViewModel: Decodable {
  /// The picture on screen; `nil` if none is known yet.
  package let picture: Dynamic<Picture?>
  /// The contents of the picture's file; `nil` unless it is to be shown and has been loaded.
  package let image = Dynamic<Data?>(nil)
  /// How long the request in progress has taken, for a picture or its file; `nil` without one.
  package let loading = Dynamic<Loading?>(nil)
  /// How current the picture is.
  package let state = Dynamic<Freshness>(.loading)
  /// Why the last attempt failed, or how the picture differs from the one asked for; `nil` if neither.
  package let problem = Dynamic<PictureNotice?>(nil)
  /// Why the picture's file couldn't be loaded; `nil` if it was, or wasn't requested.
  package let imageProblem = Dynamic<PictureNotice?>(nil)

  /// Whether the file in ``image`` is truncated or not a picture.
  var isImageDamaged = false
  /// `nil` if only a known picture is shown: before ``connect(_:)``, in a document and in the demo.
  private(set) var service: PictureService?
  /// The cached report this was decoded from, until a service is connected.
  private var cached: PictureReport?
  /// Makes the picture's file if there is no service to ask, as in the demo; `nil` elsewhere.
  var makeSampleFile: (() -> Data)?
  /// Whether a screen shows the picture itself; then the files of later pictures are loaded too.
  var showsImage = false
  /// When to ask for today's picture again; `nil` means now.
  var due: Date?
  /// The load in the background, in progress or ended; `nil` before the first.
  var task: Task<Void, Never>?
  /// The number of the last request; a late answer to an earlier one is discarded.
  var lastRequest = 0

  /// Starts with a picture, which counts as fresh; loads others from a service, if there is one.
  package init(_ picture: Picture? = nil, service: PictureService? = nil) {
    self.picture = Dynamic(picture)
    self.service = service
    if picture != nil { state.value = .fresh }
  }

  /// Decodes the cached report of the newest picture, or `null`; its age is judged once a service is connected.
  package convenience init(from decoder: any Decoder) throws {
    let cached = try decoder.singleValueContainer().decode(PictureReport?.self)
    self.init(cached?.picture)
    self.cached = cached
    state.value = cached?.state ?? .loading
  }

  /// Goes back to the state before the first picture; requests in flight are discarded.
  package func clear() {
    cancelLoading()
    picture.value = nil
    image.value = nil
    (problem.value, imageProblem.value) = (nil, nil)
    state.value = .loading
  }

  /// Cancels the request in progress, whose answer is discarded if it comes all the same.
  func cancelLoading() {
    lastRequest &+= 1
    task?.cancel()
    loading.value = nil
  }

  /// Shows the file that ``makeSampleFile`` makes, if there is a picture and no file is shown yet.
  func showSampleFile() { if image.value == nil, picture.value != nil { image.value = makeSampleFile?() } }

  /// Whether today's picture and, while that is on screen, its file are there; always true without a service.
  var isUpToDate: Bool { service == nil || (loading.value == nil && state.value == .fresh && !lacksImage) }

  /// Whether the picture is on screen but its file is missing or damaged.
  var lacksImage: Bool { showsImage && picture.value?.imageURL != nil && (image.value == nil || isImageDamaged) }

  /// Changes the picture; another one's file and its problem are dropped.
  private func replacePicture(with other: Picture) {
    if picture.value?.imageURL != other.imageURL {
      image.value = nil
      imageProblem.value = nil
    }
    picture.value = other
  }

  /// Applies a service's answer, with its notice as of an instant.
  package func update(_ report: PictureReport, at now: Date) {
    replacePicture(with: report.picture)
    state.value = report.state
    problem.value = report.notice(at: now)
  }

  /// Connects to a service and applies the cached report, with its notice as of now.
  func connect(_ service: PictureService) {
    self.service = service
    if let cached { update(cached, at: service.now) }
    cached = nil
  }

  /// Replaces the service, for example after a change of key; unless today's picture is fresh, it is due at once.
  func replaceService(with service: PictureService) {
    guard self.service != nil else { return }
    self.service = service
    if state.value != .fresh { due = nil }
  }

  /// Applies the picture of a document, fresh unless that says otherwise; clears everything if it has none.
  func update(document: JSONValue?) {
    guard let picture = document.flatMap({ Picture(document: $0) }) else { return clear() }
    replacePicture(with: picture)
    state.value = document["state"]?.name() ?? .fresh
    problem.value = document["problem"]?.string.map { .sentence(SafeText.line($0)) }
  }

  /// Shows a picture chosen from a list, without its file until that is loaded.
  package func show(_ chosen: Picture) {
    clear()
    picture.value = chosen
    state.value = .fresh
  }

  /// Applies a failure; a picture that was shown before stays, marked stale.
  func fail(with failure: PictureProblem) {
    problem.value = .problem(failure)
    state.value = picture.value == nil ? .failed : .stale
  }
}

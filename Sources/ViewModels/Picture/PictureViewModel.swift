package import Entities
package import Essentials
package import Services

/// The Astronomy Picture of the Day as screens are bound to it; any number of them may be.
///
/// Outputs are its ``Dynamic`` values; what is asked of it comes as a `PictureInput`.
package final class PictureViewModel {
  package let picture: Dynamic<Picture?>
  /// The bytes of the picture's file, once someone wants to see it.
  package let image = Dynamic<Data?>(nil)
  /// `nil` while nothing loads.
  package let loading = Dynamic<Loading?>(nil)
  package let state = Dynamic<WeatherState>(.loading)
  /// Why the last attempt failed, or what differs from what was asked.
  package let problem = Dynamic<PictureNotice?>(nil)
  /// Why the picture's file did not come.
  package let imageProblem = Dynamic<PictureNotice?>(nil)

  /// Whether the file is there and could be decoded whole.
  private var isImageWhole = false
  private(set) var service: PictureService?
  /// What it was decoded from.
  private var cached: PictureReport?
  /// Makes the picture's file where there is no service to ask.
  var file: (() -> Data)?
  /// Whether someone looks at the picture itself, so that its file is worth loading.
  var showsImage = false
  /// When today's picture is asked for again; `nil` when at once.
  var due: Date?
  var task: Task<Void, Never>?
  /// Counts what was asked for, so that a late answer to an earlier question is known to be late.
  var generation = 0

  /// Shows a picture at first; others are asked of a service, if there is one.
  package init(_ picture: Picture? = nil, service: PictureService? = nil) {
    self.picture = Dynamic(picture)
    self.service = service
    if picture != nil { state.value = .fresh }
  }

  /// Shows nothing, as before the first picture; what is on its way is not shown either.
  package func clear() {
    generation &+= 1
    task?.cancel()
    loading.value = nil
    picture.value = nil
    image.value = nil
    problem.value = nil
    imageProblem.value = nil
    state.value = .loading
  }

  /// Shows the file that needs no service, once someone looks at it.
  func showOwnFile() {
    if image.value == nil, picture.value != nil, let file { image.value = file() }
  }

  /// Whether nothing of it is missing, as far as anyone looks: the picture of the day and, while that is on the screen,
  /// its file.
  var isUpToDate: Bool { service == nil || loading.value == nil && state.value == .fresh && !lacksImage }

  /// Whether someone looks at the picture and its file is not there, or not whole.
  var lacksImage: Bool { showsImage && picture.value?.imageURL != nil && (image.value == nil || !isImageWhole) }

  func take(_ file: PictureImage) {
    isImageWhole = file.condition == .whole
    image.value = file.data
  }

  /// Takes over a report: another picture has another file.
  package func update(_ report: PictureReport, at now: Date) {
    if picture.value?.imageURL != report.picture.imageURL {
      image.value = nil
      imageProblem.value = nil
    }
    picture.value = report.picture
    state.value = report.state
    problem.value = report.notice(at: now)
  }

  /// Asks a service from now on.
  func connect(_ service: PictureService) {
    self.service = service
    if let cached { update(cached, at: service.now) }
    cached = nil
  }

  /// Asks another service from now on, such as one with another key; today's picture is asked for at once, unless it is
  /// there.
  func ask(_ service: PictureService) {
    guard self.service != nil else { return }
    self.service = service
    if state.value != .fresh { due = nil }
  }

  /// Takes over what a document says.
  func update(document: JSONValue?) {
    picture.value = document.flatMap { Picture(document: $0) }
    guard picture.value != nil else { return clear() }
    state.value = document["state"]?.name() ?? .fresh
    problem.value = document["problem"]?.string.map { .sentence(SafeText.line($0)) }
  }

  /// Takes over a picture that is known to be right, such as one chosen from a list.
  package func show(_ chosen: Picture) {
    clear()
    picture.value = chosen
    state.value = .fresh
  }

  /// Takes over why there is nothing; what was shown before stays, as old.
  func update(_ failure: PictureProblem) {
    problem.value = .problem(failure)
    state.value = picture.value == nil ? .failed : .stale
  }
}

extension PictureViewModel: Decodable {
  /// Decodes what is cached of the newest picture; how old that is, is said once a service is connected.
  package convenience init(from decoder: any Decoder) throws {
    let cached = try Dynamic<PictureReport?>(from: decoder)
    self.init(cached.value?.picture)
    self.cached = cached.value
    state.value = cached.value?.state ?? .loading
  }
}

/// How much of a picture's file has come.
package nonisolated struct PictureProgress: Equatable, Sendable {
  /// Bytes.
  package let received: Int
  /// Bytes, where the server says.
  package let total: Int?

  package init(received: Int, total: Int?) {
    self.received = received
    self.total = total
  }

  /// 0…1, or `nil` when the size is not known.
  package var fraction: Double? {
    total.flatMap { $0 > 0 ? min(1, max(0, Double(received) / Double($0))) : nil }
  }
}

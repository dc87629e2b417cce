import Services
import ViewModels

/// The picture of the day beside something else: what is kept is shown, what is due is asked for meanwhile, and nothing
/// waits for it longer than the first look at it is worth.
final class PassingPicture {
  let model: PictureViewModel
  private let sleep: Sleep
  private let loading: Task<Void, Never>?
  /// Whether there is something to show already.
  private let isKept: Bool

  typealias Sleep = @Sendable (Double) async throws -> Void

  /// Seconds that the first picture ever may take longer than everything else.
  private static let grace = 1.5

  init(_ service: PictureService, sleep: @escaping Sleep) {
    let model = PictureViewModel(service: service)
    self.model = model
    self.sleep = sleep
    model.showCached()
    isKept = model.picture.value != nil
    loading = service.isDue ? Task { await model.load(.latest) } : nil
  }

  /// Everything else is done: waits a moment if nothing was ever got, and stops asking.
  func end() async {
    guard let loading else { return }
    guard !isKept, model.picture.value == nil else { return loading.cancel() }
    let timer = Task { [sleep] in
      guard (try? await sleep(Self.grace)) != nil else { return }
      loading.cancel()
    }
    await loading.value
    timer.cancel()
  }
}

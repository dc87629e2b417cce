import Entities
package import Essentials
import Services

extension PictureViewModel {
  /// Loads today's picture if that is due.
  func loadIfDue() async { if await service?.isDue() == true { await load() } }

  /// Loads today's picture and, if it is on screen, its file; a load in progress is superseded.
  func load() async {
    guard let service else { return }
    let answer = await answer(of: service) { service throws(PictureProblem) in try await service.todaysPicture() }
    switch answer {
    case .success(let report): update(report, at: service.now)
    case .failure(let problem): if !Task.isCancelled { fail(with: problem) }
    case nil: return
    }
    due = nextDue(at: service.now)
    await loadImage()
  }

  /// Loads the file of the picture on screen, if `lacksImage`.
  private func loadImage() async {
    guard let service, let shown = picture.value, lacksImage, loading.value == nil else { return }
    imageProblem.value = nil
    let answer = await answer(of: service, isOfFile: true) { service throws(PictureProblem) in
      let request = lastRequest
      return try await service.image(of: shown) { [weak self] received, total in
        Task { @MainActor in
          guard let self, request == self.lastRequest else { return }
          self.loading.value?.progress = PictureProgress(received: received, total: total)
        }
      }
    }
    guard picture.value?.imageURL == shown.imageURL else { return }
    switch answer {
    case .success(let file): (isImageDamaged, image.value) = (file.condition == .damaged, file.data)
    case .failure(let problem): if !Task.isCancelled { imageProblem.value = .problem(problem) }
    case nil: break
    }
  }

  /// A service's answer to a request, which ``loading`` shows until it arrives; `nil` if superseded or cancelled.
  private func answer<Value>(
    of service: PictureService, isOfFile: Bool = false,
    to request: (PictureService) async throws(PictureProblem) -> Value
  ) async -> Result<Value, PictureProblem>? {
    lastRequest &+= 1
    let requested = lastRequest
    loading.value = Loading(since: service.now, isOfFile: isOfFile)
    let result: Result<Value, PictureProblem>
    do throws(PictureProblem) { result = .success(try await request(service)) } catch { result = .failure(error) }
    guard requested == lastRequest else { return nil }
    loading.value = nil
    return result
  }

  /// Loads today's picture in the background, instead of what is loading there.
  private func startLoading() {
    task?.cancel()
    task = Task { await load() }
  }

  /// Loads today's picture in the background or, if that is fresh, only its file if `lacksImage`; not while loading.
  package func refresh() {
    guard service != nil, loading.value == nil else { return }
    if state.value != .fresh { startLoading() } else if lacksImage { task = Task { await loadImage() } }
  }

  /// Loads the shown picture's file in the background, and from now on those of later pictures.
  package func startLoadingImage() {
    showsImage = true
    guard service != nil else { return showSampleFile() }
    guard loading.value == nil else { return }
    task = Task { await loadImage() }
  }

  /// Releases the file, which may be large, or cancels its download; files of later pictures aren't loaded either.
  package func stopShowingImage() {
    showsImage = false
    image.value = nil
    if loading.value?.isOfFile == true { cancelLoading() }
  }

  /// Updates ``loading``, and loads today's picture when that is due; to be called once a second while loading.
  package func tick(at now: Date) {
    tickLoading()
    guard let service, service.policy != .never, loading.value == nil else { return }
    // `due` is never much more than a day ahead, unless the clock was set back.
    guard due.map({ now >= $0 || $0.timeIntervalSince(now) > 2 * 86_400 }) ?? true else { return }
    startLoading()
  }

  /// Updates how long ``loading`` has taken.
  package func tickLoading() { if let service { loading.value?.update(at: service.now) } }

  /// After a success, the time when the picture expires or the next is due, whichever is earlier; else after a pause.
  private func nextDue(at now: Date) -> Date {
    guard state.value == .fresh else { return now.addingTimeInterval(PictureService.failurePause) }
    return min(now.addingTimeInterval(PictureService.timeToLive), Picture.nextDue(after: now))
  }
}

package import Entities
package import Essentials
package import Services

extension PictureViewModel {
  /// Asks for today's picture where someone who only looks in passing should.
  func loadIfDue() async { if await service?.isDue() == true { await load(.latest) } }

  /// Asks for a picture and, where someone looks at it, for its file.
  package func load(_ input: PictureInput) async {
    guard let service else { return }
    generation &+= 1
    let mine = generation
    loading.value = Loading(since: service.now)
    do throws(PictureProblem) {
      let report = try await input.report(from: service)
      guard mine == generation else { return }
      update(report, at: service.now)
    } catch {
      guard mine == generation else { return }
      if !Task.isCancelled { update(error) }
    }
    if input == .latest { due = nextDue(at: service.now) }
    loading.value = nil
    if showsImage { await loadImage() }
  }

  /// Asks for the file of the picture shown, unless it is there and whole.
  func loadImage() async {
    showsImage = true
    guard let service, let shown = picture.value, lacksImage, loading.value == nil else { return }
    let mine = generation
    imageProblem.value = nil
    loading.value = Loading(since: service.now)
    do throws(PictureProblem) {
      let file = try await service.image(of: shown) { [weak self] received, total in
        Task { @MainActor in self?.update(PictureProgress(received: received, total: total), generation: mine) }
      }
      guard mine == generation, picture.value?.imageURL == shown.imageURL else { return }
      if showsImage { take(file) }
    } catch {
      guard mine == generation else { return }
      if !Task.isCancelled { imageProblem.value = .problem(error) }
    }
    loading.value = nil
  }

  /// Asks for a picture in the background.
  private func startLoading(_ input: PictureInput) {
    task?.cancel()
    task = Task { await load(input) }
  }

  /// Asks for today's picture now, unless it is there, and for its file if someone looks at it and it is not whole.
  package func refresh() {
    guard service != nil, loading.value == nil else { return }
    if state.value != .fresh { startLoading(.latest) } else if lacksImage { task = Task { await loadImage() } }
  }

  /// Asks for the file of the picture shown in the background, and for those of later pictures.
  package func startLoadingImage() {
    showsImage = true
    guard service != nil else { return showOwnFile() }
    guard loading.value == nil else { return }
    task = Task { await loadImage() }
  }

  /// The picture is not on the screen any more: its file, which may be large, is let go, and those of later ones are not
  /// loaded.
  package func stopShowingImage() {
    showsImage = false
    image.value = nil
  }

  /// One second's work: counts, and asks for today's picture when that is due.
  package func tick(at now: Date) {
    tickLoading()
    guard let service, service.policy != .never, loading.value == nil else { return }
    // A clock that was set back by more than a day would make it wait too long.
    guard due.map({ now >= $0 || $0.timeIntervalSince(now) > 2 * 86_400 }) ?? true else { return }
    startLoading(.latest)
  }

  /// Counts the seconds of what is loading.
  package func tickLoading() {
    if let service { loading.value?.count(at: service.now) }
  }

  private func update(_ progress: PictureProgress, generation: Int) {
    if generation == self.generation { loading.value?.progress = progress }
  }

  /// After a success when it is old or the next is out, after a failure ten minutes later.
  private func nextDue(at now: Date) -> Date {
    guard state.value == .fresh else { return now.addingTimeInterval(600) }
    return min(now.addingTimeInterval(PictureService.timeToLive), Picture.nextDue(after: now))
  }
}

/// Which picture someone asked for.
package enum PictureInput: Equatable, Sendable {
  /// Today's, or the latest there is.
  case latest
  case day(CivilDate)
  /// Any day's.
  case random

  package nonisolated func report(from service: PictureService) async throws(PictureProblem) -> PictureReport {
    switch self {
    case .latest: try await service.todays()
    case .day(let day): try await service.picture(of: day)
    case .random: try await service.anyPicture()
    }
  }
}

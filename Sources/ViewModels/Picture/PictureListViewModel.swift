package import Entities
import Foundation
package import Services

/// A list of days with their pictures, newest first, that goes on as far as someone wants to see.
package final class PictureListViewModel {
  /// Newest first; only new ones are ever added, at the end.
  package let pictures = Dynamic<[Picture]>([])
  package let selected = Dynamic<Int>(0)
  package let isLoading = Dynamic<Bool>(false)
  /// Whole seconds since loading began; 0 while nothing loads.
  package let loadingSeconds = Dynamic<Int>(0)
  /// Whether older ones may be had.
  package let hasMore = Dynamic<Bool>(true)
  /// Why the last attempt failed.
  package let problem = Dynamic<PictureNotice?>(nil)

  private let service: PictureService
  private var cursor = PictureCursor()
  private var days: Set<CivilDate> = []
  private var loadingSince: Date?
  /// Counts beginnings, so that a page that was asked for before the list was cleared is known to be late.
  private var wish = 0

  /// Rows from the end at which the next page is loaded.
  package static let margin = 5

  package init(service: PictureService) {
    self.service = service
  }

  package var selectedPicture: Picture? {
    pictures.value.indices.contains(selected.value) ? pictures.value[selected.value] : nil
  }

  /// Adds the next page, unless one is on its way or there is none.
  package func loadMore() async {
    guard !isLoading.value, hasMore.value else { return }
    let mine = wish
    loadingSince = service.now
    isLoading.value = true
    problem.value = nil
    do throws(PictureProblem) {
      let (new, next) = try await service.pictures(after: cursor)
      guard mine == wish else { return }
      add(new, next)
    } catch {
      guard mine == wish else { return }
      problem.value = .problem(error)
      addKept()
    }
    endLoading()
  }

  /// Moves the selection; near the end, the next page is asked for.
  package func moveSelection(by rows: Int) {
    select(selected.value + rows)
  }

  /// Selects a row; near the end, the next page is asked for.
  package func select(_ index: Int) {
    selected.value = min(max(index, 0), max(pictures.value.count - 1, 0))
    guard selected.value >= pictures.value.count - Self.margin, problem.value == nil || index >= pictures.value.count
    else { return }
    Task { await loadMore() }
  }

  /// Empties the list; ``loadMore()`` begins it again.
  package func clear() {
    wish &+= 1
    cursor = PictureCursor()
    days = []
    endLoading()
    selected.value = 0
    problem.value = nil
    hasMore.value = true
    pictures.value = []
  }

  /// One second's work.
  package func tick() {
    guard let since = loadingSince else { return }
    loadingSeconds.value = max(0, Int(min(service.now.timeIntervalSince(since), 86_400)))
  }

  private func add(_ new: [Picture], _ next: PictureCursor) {
    cursor = next
    hasMore.value = !next.isAtEnd
    let unknown = new.filter { days.insert($0.date).inserted }
    if !unknown.isEmpty { pictures.value += unknown }
  }

  /// Where the service failed at the very start, what is kept is better than nothing.
  private func addKept() {
    guard pictures.value.isEmpty, let (kept, _) = try? service.keptPictures(after: cursor) else { return }
    days.formUnion(kept.map(\.date))
    pictures.value = kept
  }

  private func endLoading() {
    loadingSince = nil
    isLoading.value = false
    loadingSeconds.value = 0
  }
}

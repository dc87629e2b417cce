package import Entities
package import Services

/// A list of days with their pictures, newest first, that goes on as far as someone wants to see.
package final class PictureListViewModel {
  /// Newest first, each day once; those that come later take their places by day.
  package let pictures = Dynamic<[Picture]>([])
  package let selected = Dynamic<Int>(0)
  /// `nil` while nothing loads.
  package let loading = Dynamic<Loading?>(nil)
  /// Why the last attempt failed.
  package let problem = Dynamic<PictureNotice?>(nil)

  private let service: PictureService
  private var cursor = PictureCursor()
  /// Counts beginnings, so that a page that was asked for before the list was cleared is known to be late.
  private var generation = 0

  /// Rows from the end of what was loaded at which the next page is loaded.
  private static let margin = 5

  package init(service: PictureService) {
    self.service = service
  }

  /// Whether older ones may be had.
  package var hasMore: Bool { !cursor.isAtEnd }

  package var selectedPicture: Picture? {
    pictures.value.indices.contains(selected.value) ? pictures.value[selected.value] : nil
  }

  /// Adds the next page, unless one is on its way or there is none.
  package func loadMore() async {
    guard loading.value == nil, hasMore else { return }
    let mine = generation
    loading.value = Loading(since: service.now)
    problem.value = nil
    do throws(PictureProblem) {
      let (new, next) = try await service.pictures(after: cursor)
      guard mine == generation else { return }
      cursor = next
      merge(new)
    } catch {
      guard mine == generation else { return }
      problem.value = .problem(error)
      await addCached()
    }
    loading.value = nil
  }

  /// Moves the selection; near the end, the next page is asked for.
  package func moveSelection(by rows: Int) {
    select(selected.value + rows)
  }

  /// Selects a row; near the end of what was loaded, the next page is asked for.
  package func select(_ index: Int) {
    selected.value = min(max(index, 0), max(pictures.value.count - 1, 0))
    guard selected.value >= loadedCount - Self.margin, problem.value == nil || index >= pictures.value.count
    else { return }
    Task { await loadMore() }
  }

  /// Rows down to the oldest day that was loaded; below them are only days that were cached.
  private var loadedCount: Int {
    guard let oldest = cursor.oldest else { return pictures.value.count }
    return pictures.value.firstIndex { $0.date < oldest } ?? pictures.value.count
  }

  /// Empties the list; ``loadMore()`` begins it again.
  package func clear() {
    generation &+= 1
    cursor = PictureCursor()
    loading.value = nil
    selected.value = 0
    problem.value = nil
    pictures.value = []
  }

  /// One second's work.
  package func tick() {
    loading.value?.count(at: service.now)
  }

  /// Takes pictures over by day; the selection stays on its day.
  private func merge(_ new: [Picture]) {
    let day = selectedPicture?.date
    let days = Set(new.map(\.date))
    pictures.value = (pictures.value.filter { !days.contains($0.date) } + new).sorted { $0.date > $1.date }
    if let index = pictures.value.firstIndex(where: { $0.date == day }) { selected.value = index }
  }

  /// Where the service failed at the very start, what is cached is better than nothing.
  private func addCached() async {
    guard pictures.value.isEmpty, let (cached, _) = try? await service.cachedPictures(after: cursor) else { return }
    merge(cached)
  }
}

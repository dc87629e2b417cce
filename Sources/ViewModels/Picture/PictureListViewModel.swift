package import Entities
package import Services

/// A list of all pictures by day, newest first, loaded page by page.
package final class PictureListViewModel {
  /// The pictures listed so far, newest first, each day once.
  package let pictures = Dynamic<[Picture]>([])
  /// The index of the selected picture; 0 if there is none.
  package let selected = Dynamic<Int>(0)
  /// How long the request for a page in progress has taken; `nil` without one.
  package let loading = Dynamic<Loading?>(nil)
  /// Why the last attempt failed; `nil` if it didn't.
  package let problem = Dynamic<PictureNotice?>(nil)

  private let service: PictureService
  private var cursor = PictureCursor()
  /// How often ``clear()`` was called, so that a page requested before the last call is discarded.
  private var generation = 0

  /// The next page is loaded when the selection is among this many last rows.
  private static let margin = 5

  package init(service: PictureService) { self.service = service }

  /// Whether there may be older pictures than those listed.
  package var hasMore: Bool { !cursor.isAtEnd }

  /// The picture in the selected row; `nil` if the list is empty.
  package var selectedPicture: Picture? {
    pictures.value.indices.contains(selected.value) ? pictures.value[selected.value] : nil
  }

  /// Adds the next page, unless one is loading or there is none; if that fails for an empty list, adds what is cached.
  package func loadMore() async {
    guard loading.value == nil, hasMore else { return }
    let requested = generation
    loading.value = Loading(since: service.now)
    problem.value = nil
    do throws(PictureProblem) {
      let (new, next) = try await service.pictures(after: cursor)
      guard requested == generation else { return }
      cursor = next
      merge(new)
    } catch {
      let cached = pictures.value.isEmpty ? try? await service.cachedPictures(after: cursor).pictures : nil
      guard requested == generation else { return }
      if let cached { merge(cached) }
      problem.value = .problem(error)
    }
    loading.value = nil
  }

  /// Moves the selection down by some rows, or up if negative, like ``select(_:)``.
  package func moveSelection(by rows: Int) { select(selected.value + rows) }

  /// Selects a row, clamped to the list; near its end, loads the next page, after a failure only if it's past the end.
  package func select(_ index: Int) {
    selected.value = min(max(index, 0), max(pictures.value.count - 1, 0))
    let mayLoad = problem.value == nil || index >= pictures.value.count
    if selected.value >= loadedCount - Self.margin, mayLoad { Task { await loadMore() } }
  }

  /// The number of rows down to the oldest loaded day; those below it are only from the cache.
  private var loadedCount: Int {
    guard let oldest = cursor.oldest else { return pictures.value.count }
    return pictures.value.firstIndex { $0.date < oldest } ?? pictures.value.count
  }

  /// Empties the list; ``loadMore()`` starts over.
  package func clear() {
    generation &+= 1
    cursor = PictureCursor()
    loading.value = nil
    selected.value = 0
    problem.value = nil
    pictures.value = []
  }

  /// Updates how long ``loading`` has taken; to be called once a second.
  package func tick() { loading.value?.update(at: service.now) }

  /// Merges pictures by day; the selection stays on its day.
  private func merge(_ new: [Picture]) {
    let day = selectedPicture?.date
    let days = Set(new.map(\.date))
    pictures.value = (pictures.value.filter { !days.contains($0.date) } + new).sorted { $0.date > $1.date }
    if let index = pictures.value.firstIndex(where: { $0.date == day }) { selected.value = index }
  }
}

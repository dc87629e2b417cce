/// Rows whose skies are computed a few at a time, while the screen stays responsive.
final class SkyQueue {
  private var rows: [CityRowViewModel] = []
  private(set) var task: Task<Void, Never>?
  private let compute: ([CityRowViewModel]) async -> Void

  /// Few enough rows that the first skies appear soon, and enough that a thousand don't take a thousand frames.
  private static let batchSize = 16

  /// A queue whose rows are passed to `compute`, at most ``batchSize`` at once.
  init(compute: @escaping ([CityRowViewModel]) async -> Void) { self.compute = compute }

  /// Replaces the rows that still wait. Those being computed are finished first.
  func replace(with rows: [CityRowViewModel]) {
    self.rows = rows
    guard task == nil, !rows.isEmpty else { return }
    task = Task {
      while !self.rows.isEmpty {
        let next = Array(self.rows.prefix(Self.batchSize))
        self.rows.removeFirst(next.count)
        await compute(next)
      }
      task = nil
    }
  }
}

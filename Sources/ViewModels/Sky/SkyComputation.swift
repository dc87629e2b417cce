/// A part of a city's sky that is computed off the main actor when it is asked for, and then cached.
final class SkyComputation<Model: Sendable> {
  /// The last request, computed or being computed; if it had no model, it isn't tried again.
  private var pending: SkyRequest?
  /// The last model and the request it answers; `nil` before the first.
  private var cached: (request: SkyRequest, model: Model)?
  /// The computation, for tests to wait for.
  private(set) var task: Task<Void, Never>?
  private let revision: Dynamic<Int>
  private let compute: @Sendable (SkyRequest) -> Model?

  /// Computes models by a function, which returns `nil` for what it can't compute, and counts them in `revision`.
  init(counting revision: Dynamic<Int>, _ compute: @escaping @Sendable (SkyRequest) -> Model?) {
    (self.revision, self.compute) = (revision, compute)
  }

  /// The model for a request. If it isn't cached, starts to compute it, and until then returns the cached one if that
  /// is of the same city and of the same or the previous slot, or else `nil`.
  func model(for request: SkyRequest) -> Model? {
    start(request)
    guard let cached, cached.request.city == request.city,
      (0...1).contains(request.key.slot - cached.request.key.slot)
    else { return nil }
    return cached.model
  }

  /// Computes the model of a request unless it is cached or under way. A computation for another request is cancelled
  /// and its model discarded, also after going back to a cached city, whose model it would replace.
  private func start(_ request: SkyRequest) {
    guard pending?.isSame(as: request) != true else { return }
    pending = request
    task?.cancel()
    if cached?.request.isSame(as: request) == true { return }
    task = Task { [weak self, compute] in
      let model = await Self.run(compute, request)
      guard let self, let model, pending?.isSame(as: request) == true else { return }
      cached = (request, model)
      revision.value += 1
    }
  }

  @concurrent private nonisolated static func run(
    _ compute: @Sendable (SkyRequest) -> Model?, _ request: SkyRequest
  ) async -> Model? { Task.isCancelled ? nil : compute(request) }
}

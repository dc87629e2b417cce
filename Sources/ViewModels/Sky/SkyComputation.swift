/// A part of a city's sky that is computed off the main actor when it is asked for, and then cached.
final class SkyComputation<Model: Sendable> {
  /// The last request, computed or being computed; if it had no model, it isn't tried again.
  private var pending: SkyRequest?
  /// The last model and the request it answers; `nil` before the first.
  private var cached: (request: SkyRequest, model: Model)?
  /// The computation, for tests to wait for.
  private(set) var task: Task<Void, Never>?
  private let compute: @Sendable (SkyRequest) -> Model?

  init(_ compute: @escaping @Sendable (SkyRequest) -> Model?) { self.compute = compute }

  /// The model for a request. If it isn't cached, starts to compute it, calls `computed` once it is, and until then
  /// returns the cached one if that is of the same city and of the same or the previous slot, or else `nil`.
  func model(for request: SkyRequest, computed: @escaping () -> Void) -> Model? {
    start(request, computed)
    guard let cached, cached.request.city == request.city, cached.request.key.slot >= request.key.slot - 1 else {
      return nil
    }
    return cached.model
  }

  /// Computes the model of a request unless it is cached or under way. A computation for another request is cancelled
  /// and its model discarded, also after going back to a cached city, whose model it would replace.
  private func start(_ request: SkyRequest, _ computed: @escaping () -> Void) {
    guard pending?.isSame(as: request) != true else { return }
    pending = request
    task?.cancel()
    if cached?.request.isSame(as: request) == true { return }
    task = Task { [weak self, compute] in
      let model = await Self.run(compute, request)
      guard let self, let model, pending?.isSame(as: request) == true else { return }
      cached = (request, model)
      computed()
    }
  }

  @concurrent private nonisolated static func run(
    _ compute: @Sendable (SkyRequest) -> Model?, _ request: SkyRequest
  ) async -> Model? { Task.isCancelled ? nil : compute(request) }
}

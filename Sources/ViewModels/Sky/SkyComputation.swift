/// One computed part of a city's sky: computed off the main actor on demand, then cached.
final class SkyComputation<Model: Sendable> {
  /// The last request, computed or being computed; if it had no model, it isn't tried again.
  private var pending: SkyRequest?
  private var cached: (request: SkyRequest, model: Model)?
  private(set) var task: Task<Void, Never>?
  private let compute: @Sendable (SkyRequest) -> Model?

  init(_ compute: @escaping @Sendable (SkyRequest) -> Model?) { self.compute = compute }

  /// The model for a request; until `computed` is called, that of the previous ten minutes, or `nil` if there is none.
  func model(for request: SkyRequest, computed: @escaping () -> Void) -> Model? {
    if cached?.request.isSame(as: request) != true { start(request, computed) }
    guard let cached, cached.request.city == request.city, cached.request.key.slot >= request.key.slot - 1 else {
      return nil
    }
    return cached.model
  }

  /// Computes the model of a request unless that is under way; an older computation is cancelled and its model discarded.
  private func start(_ request: SkyRequest, _ computed: @escaping () -> Void) {
    guard pending?.isSame(as: request) != true else { return }
    pending = request
    task?.cancel()
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

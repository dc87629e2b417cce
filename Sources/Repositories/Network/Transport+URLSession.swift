#if canImport(Darwin)
  import Entities
  import Foundation

  extension Transport {
    /// The system's URLSession.
    static var system: Transport {
      Transport { request in
        let exchange = URLSessionExchange(request)
        return await withTaskCancellationHandler {
          await withCheckedContinuation { exchange.start($0) }
        } onCancel: {
          exchange.cancel()
        }
      }
    }
  }
#endif

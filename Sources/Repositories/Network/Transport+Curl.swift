#if !canImport(Darwin)
  import Entities
  import Foundation

  extension Transport {
    /// libcurl, loaded at the first request. Each transfer has a thread while it lasts.
    static var system: Transport {
      let sessions = CurlSessions()
      return Transport { request in
        let cancellation = Cancellation()
        return await withTaskCancellationHandler {
          await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: sessions.get(request, cancellation)) }.start()
          }
        } onCancel: {
          cancellation.cancel()
        }
      }
    }
  }
#endif

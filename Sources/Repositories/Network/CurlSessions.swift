#if !canImport(Darwin)
  import CCurl
  import Entities
  import Foundation

  /// libcurl's clients, one for each service, whose connections are used again.
  final class CurlSessions: @unchecked Sendable {
    // Unchecked because the compiler cannot see that the lock guards the table. A session in use is not in it.
    private let lock = NSLock()
    private var idle: [Service: OpaquePointer] = [:]

    deinit { for session in idle.values { ccurl_close(session) } }

    /// Makes one request on the calling thread.
    func get(_ request: HTTPRequest, _ cancellation: Cancellation) -> Result<HTTPResponse, ServiceFailure> {
      guard let session = lock.withLock({ idle.removeValue(forKey: request.service) }) ?? ccurl_open() else {
        return .failure(.unreachable(request.service, "libcurl is not installed: install the package libcurl4"))
      }
      defer { keep(session, for: request.service) }
      return CurlTransfer(request: request, cancellation: cancellation).run(on: session)
    }

    private func keep(_ session: OpaquePointer, for service: Service) {
      let surplus = lock.withLock { idle.updateValue(session, forKey: service) }
      if let surplus { ccurl_close(surplus) }
    }
  }
#endif

import Entities

extension HTTPClient {
  /// The network, one request at a time for each service.
  package static var live: HTTPClient {
    HTTPClient { request throws(ServiceFailure) in
      throw ServiceFailure.unreachable(request.service, "not connected yet")
    }
  }
}

import Foundation

extension LoopbackRequest {
  /// A request that no socket brought, for answers wanted without a server.
  package init(
    method: String, target: String, path: String, query: [(name: String, value: String)], headers: [String: String]
  ) {
    self.method = method
    self.target = target
    self.path = path
    self.query = query
    self.headers = headers
    body = Data()
    receivedAt = .now
    atOnce = 1
  }
}

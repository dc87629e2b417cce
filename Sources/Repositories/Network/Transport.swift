import Entities

/// Makes one request without following redirections; on each system another.
struct Transport: Sendable {
  var exchange: @Sendable (HTTPRequest) async -> Result<HTTPResponse, ServiceFailure>
}

import Entities
import Essentials

extension HTTPRequest {
  /// The most redirections followed for one request.
  static let maximumRedirections = 5

  /// The headers, in lower case, that may be sent to another origin because they reveal nothing about the user.
  private static let harmlessHeaders: Set<String> = ["accept", "accept-language", "if-modified-since", "if-none-match"]

  /// The next request if a response redirects; `nil` if it is final. Throws `refused` if it leads away from https or to
  /// an invalid address, or would send a key to another origin.
  func redirected(by response: HTTPResponse) throws(ServiceFailure) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["location"] else {
      return nil
    }
    func refusal(_ reason: FailureReason) -> ServiceFailure { .refused(service, status: response.status, .own(reason)) }
    guard let url = URL(string: location, relativeTo: self.url)?.absoluteURL, url.host() != nil else {
      throw refusal(.redirectsNowhere)
    }
    guard url.isFetchable, self.url.scheme?.lowercased() != "https" || url.scheme?.lowercased() == "https" else {
      throw refusal(.redirectsFromHTTPS)
    }
    var next = self
    next.url = url
    guard Self.origin(of: url) != Self.origin(of: self.url) else { return next }
    guard !hasSecret(in: url) else { throw refusal(.redirectsKey) }
    next.headers = headers.filter { Self.harmlessHeaders.contains($0.0.lowercased()) }
    return next
  }

  /// Scheme, host and port (RFC 6454); a stated default port counts as another one than none.
  private static func origin(of url: URL) -> [String?] {
    [url.scheme?.lowercased(), url.host()?.lowercased(), url.port.map(String.init)]
  }

  /// Whether a key is in any part of an address, percent-encoded or not.
  private func hasSecret(in url: URL) -> Bool {
    let decoded = [
      url.path(percentEncoded: false), url.query(percentEncoded: false), url.fragment(percentEncoded: false),
      url.user(percentEncoded: false), url.password(percentEncoded: false),
    ]
    let texts = decoded.compactMap(\.self) + [url.absoluteString]
    return secrets.contains { secret in !secret.isEmpty && texts.contains { $0.contains(secret) } }
  }
}

extension ServiceFailure {
  /// The same failure after a redirection: the service has responded, so there is a network.
  var afterRedirection: ServiceFailure {
    if case .cannotConnect(let service, let reason) = self { .requestFailed(service, reason) } else { self }
  }
}

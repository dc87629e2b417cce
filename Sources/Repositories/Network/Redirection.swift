import Entities
import Essentials

extension HTTPRequest {
  /// How many redirections are followed.
  static let maximumRedirections = 5

  /// Headers that may go to another host because they say nothing of the person.
  private static let harmlessHeaders: Set<String> = ["accept", "accept-language", "if-modified-since", "if-none-match"]

  /// The request to where an answer sends the client, or `nil` when the answer is final.
  ///
  /// - Throws: `refused` when it leads away from https, to an invalid address, or would take a key to another host.
  func redirected(by response: HTTPResponse) throws(ServiceFailure) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["location"] else {
      return nil
    }
    func refusal(_ reason: FailureReason) -> ServiceFailure {
      .refused(service, status: response.status, .own(reason))
    }
    guard let url = URL(string: location, relativeTo: self.url)?.absoluteURL, url.host() != nil else {
      throw refusal(.redirectsNowhere)
    }
    guard url.isFetchable, self.url.scheme != "https" || url.scheme?.lowercased() == "https" else {
      throw refusal(.redirectsFromHTTPS)
    }
    var next = self
    next.url = url
    guard !Self.isSameHost(url, self.url) else { return next }
    guard !hasSecret(in: url) else { throw refusal(.redirectsKey) }
    next.headers = headers.filter { Self.harmlessHeaders.contains($0.0.lowercased()) }
    return next
  }

  private static func isSameHost(_ left: URL, _ right: URL) -> Bool {
    left.host()?.lowercased() == right.host()?.lowercased() && left.port == right.port
      && left.scheme?.lowercased() == right.scheme?.lowercased()
  }

  private func hasSecret(in url: URL) -> Bool {
    let texts = [
      url.absoluteString, url.path(percentEncoded: false), url.query(percentEncoded: false) ?? "",
      url.fragment(percentEncoded: false) ?? "", url.user(percentEncoded: false) ?? "",
      url.password(percentEncoded: false) ?? "",
    ]
    return secrets.contains { secret in !secret.isEmpty && texts.contains { $0.contains(secret) } }
  }
}

extension ServiceFailure {
  /// The failure of a request that was sent elsewhere: the service has answered, so there is a network.
  var afterRedirection: ServiceFailure {
    if case .noNetwork(let service, let reason) = self { .unreachable(service, reason) } else { self }
  }
}

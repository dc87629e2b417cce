import Entities
import Essentials

/// Where an answer sends the client, and whether it may go there.
enum Redirection {
  /// How many are followed.
  static let maximum = 5

  /// Headers that may go to another host because they say nothing of the person.
  private static let harmlessHeaders: Set<String> = ["accept", "accept-language", "if-modified-since", "if-none-match"]

  /// The request that follows an answer, or `nil` when the answer stands.
  ///
  /// - Throws: `refused` when it leads away from https, to an address that is none, or would take a key to another host.
  static func request(
    after response: HTTPResponse, to request: HTTPRequest
  ) throws(ServiceFailure) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["location"] else {
      return nil
    }
    func refusal(_ reason: String) -> ServiceFailure {
      .refused(request.service, status: response.status, reason)
    }
    guard let url = URL(string: location, relativeTo: request.url)?.absoluteURL, url.host() != nil else {
      throw refusal("it redirects to no address")
    }
    guard url.isFetchable, request.url.scheme != "https" || url.scheme?.lowercased() == "https" else {
      throw refusal("it redirects away from https")
    }
    var next = request
    next.url = url
    guard !isSameHost(url, request.url) else { return next }
    guard !carriesSecret(url, of: request) else { throw refusal("it redirects the key to another host") }
    next.headers = request.headers.filter { harmlessHeaders.contains($0.0.lowercased()) }
    return next
  }

  private static func isSameHost(_ left: URL, _ right: URL) -> Bool {
    left.host()?.lowercased() == right.host()?.lowercased() && left.port == right.port
      && left.scheme?.lowercased() == right.scheme?.lowercased()
  }

  private static func carriesSecret(_ url: URL, of request: HTTPRequest) -> Bool {
    let texts = [
      url.absoluteString, url.path(percentEncoded: false), url.query(percentEncoded: false) ?? "",
      url.fragment(percentEncoded: false) ?? "", url.user(percentEncoded: false) ?? "",
      url.password(percentEncoded: false) ?? "",
    ]
    return request.secrets.contains { secret in !secret.isEmpty && texts.contains { $0.contains(secret) } }
  }
}

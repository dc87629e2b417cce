package import Entities
package import Essentials

/// The base addresses of the services: their real hosts, unless environment variables replace them.
package struct Endpoints: Sendable, Hashable {
  private var replaced: [Service: String] = [:]

  /// Reads the variables; an empty one counts as unset. Throws `notAnAddress` if one isn't the address of an http or https
  /// service, or has a user or query, and `insecure` for plain http beyond this machine.
  package init(environment: [String: String] = [:]) throws(ProgramProblem) {
    for service in Service.allCases {
      let variable = service.environmentVariable
      guard let text = environment[variable], !text.isEmpty else { continue }
      replaced[service] = try Self.checked(text, variable: variable)
    }
  }

  /// The address of a request; path, names and values aren't percent-encoded yet. With `customer`, it is on the host for
  /// customers if the service has one. A file's address, which is never fetched, if none can be made of them.
  package func url(_ service: Service, path: String, query: [(String, String)] = [], customer: Bool = false) -> URL {
    let row = service.row
    let base = replaced[service] ?? (customer ? row.customerHost : nil) ?? row.host
    var text = base + path.percentEncoded
    if !query.isEmpty {
      text += "?" + query.map { $0.0.percentEncoded + "=" + $0.1.percentEncoded }.joined(separator: "&")
    }
    return URL(string: text) ?? URL(filePath: "/")
  }

  /// Whether an environment variable replaces a service's address.
  package func isReplaced(_ service: Service) -> Bool { replaced[service] != nil }

  /// The address without a slash at its end.
  private static func checked(_ text: String, variable: String) throws(ProgramProblem) -> String {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), let host = url.host(), !host.isEmpty,
      url.user() == nil, url.password() == nil, url.query() == nil, url.fragment() == nil,
      scheme == "https" || scheme == "http"
    else { throw .notAnAddress(variable: variable) }
    guard scheme == "https" || url.isLoopback else { throw .insecure(variable: variable) }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}

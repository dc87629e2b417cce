package import Entities
package import Essentials

/// The base addresses of the services: their real hosts, unless environment variables replace them.
package struct Endpoints: Sendable, Hashable {
  /// Base addresses from the environment, without a slash at the end.
  private var replacements: [Service: String] = [:]

  /// Reads each service's variable, unless it is empty. Throws `notAnAddress` for anything but an http or https address
  /// without user, query and fragment, `insecure` for plain http to another machine.
  package init(environment: [String: String] = [:]) throws(ProgramProblem) {
    for service in Service.allCases {
      let variable = service.environmentVariable
      guard let text = environment[variable], !text.isEmpty else { continue }
      replacements[service] = try Self.checked(text, variable: variable)
    }
  }

  /// The address of a request; path, names and values aren't percent-encoded yet. `forCustomer` selects the host for
  /// paying customers, if there is one. Invalid addresses become `file:///`, which is never fetched.
  package func url(_ service: Service, path: String, query: [(String, String)] = [], forCustomer: Bool = false) -> URL {
    let row = service.row
    let base = replacements[service] ?? (forCustomer ? row.customerHost : nil) ?? row.host
    let parameters = query.map { $0.0.percentEncoded + "=" + $0.1.percentEncoded }.joined(separator: "&")
    let text = base + path.percentEncoded + (parameters.isEmpty ? "" : "?" + parameters)
    return URL(string: text) ?? URL(filePath: "/")
  }

  /// Whether an environment variable replaces a service's address.
  package func isReplaced(_ service: Service) -> Bool { replacements[service] != nil }

  /// A valid base address, without a slash at its end.
  private static func checked(_ text: String, variable: String) throws(ProgramProblem) -> String {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), let host = url.host(), !host.isEmpty,
      url.user() == nil, url.password() == nil, url.query() == nil, url.fragment() == nil,
      scheme == "https" || scheme == "http"
    else { throw .notAnAddress(variable: variable) }
    guard scheme == "https" || url.isLoopback else { throw .insecure(variable: variable) }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}

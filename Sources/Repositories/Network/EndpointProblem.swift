/// Why an environment variable cannot stand for a service's address.
package enum EndpointProblem: Error, Hashable, Sendable {
  case notAnAddress(variable: String)
  /// Plain http to a host that is not this machine.
  case insecure(variable: String)
}

extension EndpointProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAnAddress(let variable):
      "\(variable) is not an address like https://example.org; correct it or unset it."
    case .insecure(let variable):
      "\(variable) uses plain http, which is for addresses of this machine only; use https or unset it."
    }
  }
}

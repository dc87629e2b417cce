package import Entities

/// Tests write reasons as a person reads them.
extension ServiceFailure.Reason: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

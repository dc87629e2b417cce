extension Settings {
  /// A chosen value, or `auto`: skydash's own choice. `Value` is unconstrained for the reason given at ``Sourced``.
  package enum Choice<Value> {
    case auto
    case only(Value)
  }
}

extension Settings.Choice: Sendable where Value: Sendable {}
extension Settings.Choice: Equatable, Hashable where Value: Hashable {}

extension Settings.Choice: RawRepresentable, Codable, CaseIterable
where Value: RawRepresentable<String> & CaseIterable & Hashable {
  package static var allCases: [Self] { [.auto] + Value.allCases.map(Self.only) }

  package init?(rawValue: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = choice
  }

  package var rawValue: String {
    switch self {
    case .auto: "auto"
    case .only(let value): value.rawValue
    }
  }
}

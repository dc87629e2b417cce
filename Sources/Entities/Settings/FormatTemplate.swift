/// A parsed template of `--format`: text with the names of fields in braces; `{{` and `}}` are literal braces.
package struct FormatTemplate: Equatable, Sendable {
  /// What a pair of braces is replaced by. The cases are grouped by subject; ``named`` has the order of the help.
  package enum Field: Hashable, Sendable {
    case name, region, country
    // The weather now.
    case icon, condition, quantity(Quantity), air
    // Forecasts and warnings.
    case nextRain, alert, tomorrow
    // The sky.
    case sunrise, sunset, moon, moonrise, moonset, outlook
    case time, age, state, provider

    /// All fields with their names in templates, in the order of the help. A quantity is a field if its row names one.
    package static let named: [(name: String, field: Field)] =
      [("name", .name), ("region", .region), ("country", .country), ("icon", .icon), ("condition", .condition)]
      + Quantity.allCases.compactMap { quantity in quantity.row.field.map { ($0, .quantity(quantity)) } }
      + [
        ("air", .air), ("nextrain", .nextRain), ("alert", .alert), ("tomorrow", .tomorrow), ("sunrise", .sunrise),
        ("sunset", .sunset), ("moon", .moon), ("moonrise", .moonrise), ("moonset", .moonset), ("outlook", .outlook),
        ("time", .time), ("age", .age), ("state", .state), ("provider", .provider),
      ]

    package static let names = named.map(\.name)
  }

  /// A literal text or a field.
  package enum Piece: Equatable, Sendable {
    case text(String)
    case field(Field)
  }

  /// An error in a template.
  package enum Mistake: Error, Equatable, Sendable {
    /// No field has the name in a pair of braces.
    case unknownField(String)
    /// A brace that is never closed.
    case openBrace
    /// A closing brace without an opening one.
    case strayBrace
  }

  /// Text and fields in order; adjacent text is one piece.
  package let pieces: [Piece]

  /// Parses a template, and throws its first mistake.
  package init(_ template: String) throws(Mistake) {
    var pieces: [Piece] = []
    var text = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("{", "{"), ("}", "}"):
        rest.removeFirst()
        text.append(character)
      case ("{", _):
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.field(try Self.field(from: &rest)))
      case ("}", _): throw .strayBrace
      default: text.append(character)
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    self.pieces = pieces
  }

  /// Whether a field occurs in it.
  package func contains(_ field: Field) -> Bool { pieces.contains(.field(field)) }

  /// Whether the sky must be computed to fill it.
  package var needsSky: Bool { [.sunrise, .sunset, .moon, .moonrise, .moonset, .outlook].contains(where: contains) }

  /// The kinds of data it needs in addition to the current weather and the forecast.
  package var extraKinds: Set<WeatherKind> {
    Set([contains(.air) ? .air : nil, contains(.alert) ? .alerts : nil].compactMap(\.self))
  }

  /// The template with each field replaced by its text.
  package func filled(_ text: (Field) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let literal): literal
      case .field(let field): text(field)
      }
    }.joined()
  }

  /// Consumes `name}` at the start of `rest`.
  private static func field(from rest: inout Substring) throws(Mistake) -> Field {
    guard let end = rest.firstIndex(of: "}") else { throw .openBrace }
    let name = String(rest[..<end])
    rest = rest[rest.index(after: end)...]
    guard let row = Field.named.first(where: { $0.name == name }) else { throw .unknownField(name) }
    return row.field
  }
}

/// A checked template of `--format`: text with fields in braces; `{{` and `}}` stand for braces.
package struct FormatTemplate: Equatable, Sendable {
  package enum Field: Hashable, Sendable {
    case name, region, country
    // The weather now.
    case icon, condition, quantity(Quantity), air
    // What is to come.
    case nextrain, alert, tomorrow
    // The sky.
    case sunrise, sunset, moon, moonrise, moonset, outlook
    case time, age, state, provider

    /// All of them under the names that templates use, in the order of help.
    package static let named: [(name: String, field: Field)] =
      [("name", .name), ("region", .region), ("country", .country), ("icon", .icon), ("condition", .condition)]
      + Quantity.allCases.compactMap { quantity in quantity.row.field.map { ($0, .quantity(quantity)) } }
      + [
        ("air", .air), ("nextrain", .nextrain), ("alert", .alert), ("tomorrow", .tomorrow), ("sunrise", .sunrise),
        ("sunset", .sunset), ("moon", .moon), ("moonrise", .moonrise), ("moonset", .moonset), ("outlook", .outlook),
        ("time", .time), ("age", .age), ("state", .state), ("provider", .provider),
      ]

    package static let names = named.map(\.name)
  }

  package enum Piece: Equatable, Sendable {
    case text(String)
    case field(Field)
  }

  /// What is wrong with a template.
  package enum Mistake: Error, Equatable, Sendable {
    case unknownField(String)
    /// A brace that is never closed.
    case openBrace
    /// A brace that closes nothing.
    case strayBrace
  }

  /// In order; neighbouring text is one piece.
  package let pieces: [Piece]

  /// Reads a template.
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

  package func has(_ field: Field) -> Bool { pieces.contains(.field(field)) }

  /// Whether the sky has to be computed for it.
  package var isOfSky: Bool {
    [.sunrise, .sunset, .moon, .moonrise, .moonset, .outlook].contains(where: has)
  }

  /// What it has beside the weather now and the forecast.
  package var extraKinds: Set<WeatherKind> {
    var kinds: Set<WeatherKind> = []
    if has(.air) { kinds.insert(.air) }
    if has(.alert) { kinds.insert(.alerts) }
    return kinds
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

  /// Takes `name}` off the front.
  private static func field(from rest: inout Substring) throws(Mistake) -> Field {
    guard let end = rest.firstIndex(of: "}") else { throw .openBrace }
    let word = String(rest[..<end])
    rest = rest[rest.index(after: end)...]
    guard let field = Field.named.first(where: { $0.name == word }) else { throw .unknownField(word) }
    return field.field
  }
}

import Essentials

/// Names and codes of countries.
enum Countries {
  /// The English name of the country with an ISO 3166-1 alpha-2 code in upper case, or `nil` for an unknown code.
  static func name(ofCode code: String) -> String? {
    let fields = fields(ofCode: code)
    return fields.count == 3 ? fields[2] : nil
  }

  /// The keys of everything a country is called: codes, English name, other names.
  static func keys(ofCode code: String) -> [[UInt8]] {
    (fields(ofCode: code).filter { !$0.isEmpty } + otherNames(ofCode: code).flatMap { $0.dropFirst(2) })
      .map { Folding.key($0) }
  }

  /// The name of a country in a language, by their codes; `nil` where the list has none.
  static func name(ofCode code: String, language: String) -> String? {
    otherNames(ofCode: code).first { $0[1] == language }?[2]
  }

  /// Code, alpha-3 code and name.
  private static func fields(ofCode code: String) -> [String] {
    let table = EmbeddedFile("Places/countries.txt")
    return table.lines(beginningWith: Array("\(code)|".utf8)).first ?? []
  }

  /// Of each line of a country: its code, a language, and names. Without a language: what people also call it, short forms,
  /// former names, and the names in its own languages.
  private static func otherNames(ofCode code: String) -> [[String]] {
    let table = EmbeddedFile("Places/country-names.txt")
    return table.lines(beginningWith: Array("\(code)|".utf8)).filter { $0.count > 2 }
  }
}

import Essentials

/// Names and codes of countries.
enum Countries {
  /// The English name for an upper-case ISO 3166-1 alpha-2 code; `nil` if the code is unknown.
  static func name(ofCode code: String) -> String? {
    let fields = fields(ofCode: code)
    return fields.count == 3 ? fields[2] : nil
  }

  /// Search keys for an upper-case alpha-2 code: the country's codes and all its names; none for an unknown code.
  static func keys(ofCode code: String) -> [[UInt8]] {
    (fields(ofCode: code).filter { !$0.isEmpty } + otherNames(ofCode: code).flatMap { $0.dropFirst(2) })
      .map { Folding.key($0) }
  }

  /// The country's name in a language, given an upper-case alpha-2 code and a BCP 47 tag; `nil` if the list has none.
  static func name(ofCode code: String, language: String) -> String? {
    otherNames(ofCode: code).first { $0[1] == language }?[2]
  }

  /// The line `alpha-2|alpha-3|English name` of a country; empty for an unknown code.
  private static func fields(ofCode code: String) -> [String] {
    EmbeddedFile("Places/countries.txt").lines(beginningWith: Array("\(code)|".utf8)).first ?? []
  }

  /// The lines `alpha-2|language|name|…` of a country, one for each language, which is a BCP 47 tag; the line without a
  /// language has short, former and native names and nicknames.
  private static func otherNames(ofCode code: String) -> [[String]] {
    EmbeddedFile("Places/country-names.txt").lines(beginningWith: Array("\(code)|".utf8)).filter { $0.count > 2 }
  }
}

/// Names and codes of countries.
package enum Countries {
  /// The English name of the country with an ISO 3166-1 alpha-2 code in upper case, or `nil` for an unknown code.
  package static func name(ofCode code: String) -> String? {
    let fields = fields(ofCode: code)
    return fields.count == 3 ? fields[2] : nil
  }

  /// The keys of everything a country is called: codes, English name, other names.
  static func keys(ofCode code: String) -> [[UInt8]] {
    let fields = fields(ofCode: code).filter { !$0.isEmpty } + (otherNames[code] ?? [])
    return fields.map { Folding.key($0) }
  }

  /// Code, alpha-3 code and name.
  private static func fields(ofCode code: String) -> [String] {
    let table = Table.countries
    let key = Array("\(code)|".utf8)
    let start = table.firstLine(notBefore: key)
    return table.line(at: start, beginsWith: key) ? table.fields(at: start) : []
  }
}

/// The files with the names of stars, constellations and Messier's objects.
enum StarNames {
  /// Rows of HIP number and name, for stars up to magnitude 4.5, the brightest first.
  static func names(_ rows: [[String: String]], stars: [RawStar]) -> GeneratedFile {
    let named = Dictionary(rows.map { ($0["hip"] ?? "", $0["name"] ?? "") }) { first, _ in first }
    var seen: Set<String> = []
    return GeneratedFile(
      "Sky/star-names.txt",
      rows: stars.filter { $0.magnitude <= 4.5 }.compactMap { star in
        let name = named[String(star.hip)] ?? ""
        // Some old names belong to several stars; the brightest keeps it.
        guard !name.isEmpty, seen.insert(name).inserted else { return nil }
        return [String(star.hip), name]
      })
  }

  /// Rows of abbreviation, prominence (1 to 3), right ascension and declination of the label (degrees, J2000.0), and
  /// Latin name, in order of the abbreviations.
  static func constellations(_ rows: [[String: String]]) -> GeneratedFile {
    let columns = ["constellation", "rank", "label_ra_deg", "label_dec_deg", "latin"]
    return GeneratedFile(
      "Sky/constellations.txt",
      rows: rows.map { row in columns.map { row[$0] ?? "" } }.sorted { $0[0] < $1[0] })
  }

  /// Rows of number, kind, visual magnitude, right ascension and declination (degrees, J2000.0), and name, which may be
  /// empty.
  static func messier(_ rows: [[String: String]], names: [[String: String]]) -> GeneratedFile {
    GeneratedFile(
      "Sky/messier.txt",
      rows: rows.map { row in
        let name = names.first { $0["messier"] == row["messier"] }
        return ["messier", "type", "v_mag", "ra_deg", "dec_deg"].map { row[$0] ?? "" }
          + [name?["name"] ?? ""]
      })
  }
}

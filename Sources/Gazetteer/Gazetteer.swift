import Essentials

/// Offline search in the built-in list of places.
///
/// Data: GeoNames (CC BY 4.0) and airportsdata (MIT), in the files that `generate places` writes to `Tables/Places`.
package enum Gazetteer {
  /// The places that match a query, best first: by a whole name, alone or with region or country, or by an IATA code;
  /// then by the beginning of a name. At most `limit` and never more than 1,000; none without letters or digits.
  ///
  /// Three upper-case letters are an airport's code first, lower-case ones only if no well-known city goes by them.
  package static func search(_ query: String, limit: Int) -> [GazetteerPlace] {
    let query = Query(query)
    let finder = Finder()
    let limit = min(limit, maximumResults)
    guard limit > 0, !query.key.isEmpty else { return [] }
    var found = finder.places(named: query.key, spelt: query)
    if query.isUpperCaseCode || !found.contains(where: \.outranksCode) { found += finder.airports(withCode: query) }
    found += finder.places(qualified: query.qualified)
    if found.isEmpty {
      found = finder.places(qualified: query.withRegionFirst) + finder.airports(named: query.qualified)
    }
    if found.isEmpty, let key = withoutUmlautDigraphs(query.key) { found = finder.places(named: key, spelt: query) }
    if found.count < limit { found += finder.places(beginningWith: query.key, limit: limit) }
    return found.ranked(limit: limit)
  }

  /// The results of ``search(_:limit:)`` that may be meant instead of the first; empty if that is clearly the best.
  ///
  /// Rivals match as well as the first, have at least an eighth of its weight, and are at least a quarter of a degree
  /// of latitude or longitude away; nearer places share its weather. Matches of ``GazetteerMatch/prefix`` are never
  /// rivals, as they needn't share a name.
  package static func rivals(in results: [GazetteerPlace]) -> [GazetteerPlace] {
    guard let first = results.first, first.match != .prefix else { return [] }
    return results.dropFirst().filter { other in
      let eastward = (other.longitude - first.longitude).remainder(dividingBy: 360)
      let isSameTown = abs(other.latitude - first.latitude) < 0.25 && abs(eastward) < 0.25
      return other.match == first.match && other.weight * 8 >= first.weight && !isSameTown
    }
  }

  /// Completions of a partial name, or of a region or country after a name, best first: whole names, then names that
  /// start with the text, bigger and better known places first. At most `limit` and never more than 1,000.
  package static func suggestions(for prefix: String, limit: Int) -> [GazetteerPlace] {
    let query = Query(prefix)
    let finder = Finder()
    let limit = min(limit, maximumResults)
    guard limit > 0, !query.key.isEmpty else { return [] }
    var found = finder.places(beginningWith: query.key, limit: limit)
    found += finder.places(qualified: query.qualified, shortestBeginning: 1)
    if query.key.count >= 3 { found += finder.places(named: query.key) }
    if query.isUpperCaseCode || found.isEmpty { found += finder.airports(withCode: query) }
    return found.ranked(limit: limit)
  }

  /// The main name of the place in the list whose name is nearest to a misspelt one; `nil` if none is near.
  ///
  /// Names may differ by one or two letters, depending on their length, long ones of other scripts by three; swapped
  /// neighbours count as one. Of names about as near, that of the bigger place wins. The whole query is taken as a name
  /// first, then its beginning as a name in the region or country that follows.
  package static func didYouMean(_ query: String) -> String? {
    let query = Query(query)
    let finder = Finder()
    let inPlace = query.qualified.suffix(2).reversed().lazy.compactMap { reading in
      finder.nearest(to: reading.name, in: reading.qualifier)
    }
    return finder.nearest(to: query.key) ?? inPlace.first
  }

  /// Like ``didYouMean(_:)``, but takes the whole query as the name.
  package static func nearestName(to query: String) -> String? { Finder().nearest(to: Query(query).key) }

  /// The main name, in Latin letters, of the best place that a text in any script names exactly; `nil` if none.
  package static func latinName(of text: String) -> String? {
    let key = Query(text).key
    return key.isEmpty ? nil : Finder().places(named: key).ranked(limit: 1).first?.name
  }

  /// Whether a text describes a region or its country (an ISO 3166-1 alpha-2 code; `nil` if unknown) or both, each by a
  /// name, a code, or three bytes or more of one's beginning; a text without letters and digits always does.
  package static func isQualifier(_ text: String, ofRegion region: String?, countryCode: String?) -> Bool {
    let words = Folding.words(text)
    guard !words.isEmpty else { return true }
    let code = countryCode ?? ""
    let regions = [region, region.flatMap { PlaceTable().regionCode(of: $0, in: code) }]
    return Qualifier(regions: regions, countryCode: code).strength(of: words) != nil
  }

  /// The city nearest to a position in degrees, however far, or with `withAirports` the nearest city or airport; `nil`
  /// if a number isn't finite. By great-circle angles, so also right at the poles and the date line.
  package static func nearest(latitude: Double, longitude: Double, withAirports: Bool = false) -> GazetteerPlace? {
    guard latitude.isFinite, longitude.isFinite else { return nil }
    let target = Direction(latitude: latitude, longitude: longitude)
    let places = PlaceTable()
    var best: (position: Int, cosine: Double)?
    places.forEach(withAirports: withAirports) { position, place in
      let cosine = target.cosine(to: Direction(latitude: place.latitude, longitude: place.longitude))
      if cosine > best?.cosine ?? -2 { best = (position, cosine) }
    }
    return best.flatMap { places.place(at: $0.position) }
  }

  /// The most places in the results of a search.
  private static let maximumResults = 1000

  /// The key with German `ae`, `oe` and `ue` shortened to the vowel, as `ä`, `ö` and `ü` fold; `nil` if it has none.
  private static func withoutUmlautDigraphs(_ key: [UInt8]) -> [UInt8]? {
    let vowels = Set("aou".utf8)
    let plain = key.indices.filter { index in
      !(key[index] == UInt8(ascii: "e") && index > 0 && vowels.contains(key[index - 1]))
    }
    return plain.count < key.count ? plain.map { key[$0] } : nil
  }
}

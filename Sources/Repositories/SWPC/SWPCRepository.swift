package import Entities
package import Essentials

/// The Space Weather Prediction Center's forecast of the planetary index Kp, keyless and in the public domain.
///
/// Its files are rewritten in place: after a whole value the tail of an older one may follow, which is not read. The shape
/// alternates between a table whose first row names the columns and a list of records; numbers may be texts.
package struct SWPCRepository: Sendable {
  private let access: ServiceAccess

  /// Rows that are read; the file has about 81.
  private static let limit = 500

  package init(client: HTTPClient, endpoints: Endpoints, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .swpc, client: client, endpoints: endpoints, now: now)
  }

  /// Some past days and three to come.
  ///
  /// - Throws: `cutShort` for a file that ends too early, `unreadable` for one without a single step.
  package func kpForecast() async throws(ServiceFailure) -> KpForecast {
    let reply = try await access.reply("/products/noaa-planetary-k-index-forecast.json")
    guard case .array(let rows)? = try reply.document() else { throw reply.unreadable(.notList) }
    let steps = Self.steps(rows.prefix(Self.limit))
    guard !steps.isEmpty else { throw reply.unreadable(.noKpValues) }
    return KpForecast(steps: steps)
  }

  private static func steps(_ rows: some Collection<JSONValue>) -> [KpForecast.Step] {
    let names = rows.first.map { Optional($0).elements.map { Optional($0).rawText?.lowercased() ?? "" } } ?? []
    return rows.compactMap { (row: JSONValue?) in
      func value(_ name: String) -> JSONValue? { row[name] ?? names.firstIndex(of: name).flatMap { row[$0] } }
      guard let kp = value("kp").double, (0...9).contains(kp), let text = value("time_tag").rawText,
        let start = ISOText.date(text.replacing(" ", with: "T"))
      else { return nil }
      return KpForecast.Step(start: start, kp: kp)
    }
  }
}

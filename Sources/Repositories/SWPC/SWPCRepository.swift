package import Entities
package import Essentials

/// The planetary K index by NOAA's Space Weather Prediction Center (https://www.swpc.noaa.gov), without a key.
///
/// Its files are rewritten in place, so the tail of an older version, which is ignored, may follow a whole value. The
/// format varies between a table with column names in its first row and a list of objects; numbers may be strings.
package struct SWPCRepository: Sendable {
  private let access: ServiceAccess

  /// The most rows read; the file has about 81.
  private static let maximumRows = 500

  /// A repository over a client; `now` is the clock by which responses are dated.
  package init(client: HTTPClient, endpoints: Endpoints, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .swpc, client: client, endpoints: endpoints, now: now)
  }

  /// The index of the past week and the next three days, in three-hour steps. Throws `unreadable` if there are none.
  package func kpForecast() async throws(ServiceFailure) -> KpForecast {
    let reply = try await access.reply("/products/noaa-planetary-k-index-forecast.json")
    let steps = Self.steps(try reply.list().prefix(Self.maximumRows))
    guard !steps.isEmpty else { throw reply.unreadable(.noKpValues) }
    return KpForecast(steps: steps)
  }

  /// The steps in the rows of either format, in the service's order, without those that can't be read. Names may be in
  /// upper or lower case, since the service's other files call the index `Kp`.
  private static func steps(_ rows: some Collection<JSONValue>) -> [KpForecast.Step] {
    let names = rows.first.map { Optional($0).elements.map { Optional($0).rawText?.lowercased() ?? "" } } ?? []
    return rows.compactMap { (row: JSONValue?) in
      func value(_ name: String) -> JSONValue? {
        row?.members.last { $0.key.lowercased() == name }?.value ?? names.firstIndex(of: name).flatMap { row[$0] }
      }
      guard let kp = value("kp").double, (0...9).contains(kp), let text = value("time_tag").rawText,
        let start = ISOText.date(text.replacing(" ", with: "T"))
      else { return nil }
      return KpForecast.Step(start: start, kp: kp)
    }
  }
}

package import Entities
package import Essentials
import Synchronization

/// Satellite orbits from Celestrak (https://celestrak.org/NORAD/documentation/gp-data-formats.php), without a key.
///
/// Its data changes every two hours at most, and its usage policy is to block addresses that keep asking after errors.
/// So skydash waits after any response that can't be used, but not after "No GP data found".
package struct CelestrakRepository: Sendable {
  private let access: ServiceAccess

  /// Seconds to wait after an unusable response.
  private static let wait = 7200.0

  /// A repository over a client; `now` is the clock by which responses are dated.
  package init(client: HTTPClient, endpoints: Endpoints, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .celestrak, client: client, endpoints: endpoints, now: now)
  }

  /// The latest elements of a satellite; `nil` if the service says that it has none.
  ///
  /// Throws `notBefore`, in two hours unless the service states a time, if the response can't be used or the service
  /// closes the connection without one; other failures if there is no response for another reason, such as a timeout.
  package func elements(of satellite: Satellite) async throws(ServiceFailure) -> SatelliteElements? {
    let hasBegun = Atomic(false)
    do throws(ServiceFailure) {
      return try await answer(for: satellite) { _, _ in hasBegun.store(true, ordering: .relaxed) }
    } catch {
      // Invalid redirections, and truncated headers or bodies, are unusable responses too.
      guard let reason = Self.waitReason(after: error, hasBegun: hasBegun.load(ordering: .relaxed)) else { throw error }
      throw .notBefore(.celestrak, access.now().addingTimeInterval(Self.wait), reason)
    }
  }

  /// The elements in the response to one request; `progress` is called once it begins.
  private func answer(
    for satellite: Satellite, progress: @escaping HTTPRequest.Progress
  ) async throws(ServiceFailure) -> SatelliteElements? {
    let query = [("CATNR", String(satellite.rawValue)), ("FORMAT", "JSON")]
    let reply = try await access.reply("/NORAD/elements/gp.php", query, progress: progress)
    guard reply.response.status == 200 else { throw reply.failure }
    if Self.saysNothingFound(reply.response.body) { return nil }
    let message = try reply.list().first { Optional($0)["NORAD_CAT_ID"].integer == satellite.rawValue }
    guard let elements = SatelliteElements(message, of: satellite) else { throw reply.unreadable(.noElements) }
    return elements
  }

  /// What was wrong with a response; `nil` if there was none or the service itself says how long to wait.
  private static func waitReason(after failure: ServiceFailure, hasBegun: Bool) -> ServiceFailure.Reason? {
    switch failure {
    case .requestFailed(_, .own(.cancelled)): nil
    case .requestFailed(_, .own(.closedWithoutAnswer)): .own(.closedWithoutAnswer)
    case .requestFailed(_, let reason), .cannotConnect(_, let reason): hasBegun ? reason : nil
    case .timedOut: hasBegun ? .own(.cutShort) : nil
    case .refused(_, let status, let reason): reason.isEmpty ? .other("\(status)") : reason
    case .notFound(_, let reason), .keyRefused(_, let reason), .unreadable(_, let reason): reason
    case .cutShort: .own(.cutShort)
    case .tooLarge: .own(.tooLarge)
    case .offline, .notBefore, .noData, .keyMissing, .quoted: nil
    }
  }

  /// Whether the service knows no such object, which it says in plain text with status 200.
  private static func saysNothingFound(_ body: Data) -> Bool {
    String(decoding: body.prefix(64), as: UTF8.self).trimmed.lowercased().hasPrefix("no gp data found")
  }
}

extension SatelliteElements {
  /// The elements in a message (CCSDS 502.0-B), whose numbers may be strings: mean motion in revolutions per day,
  /// angles in degrees, the drag term B* in inverse Earth radii. `nil` if one is missing or impossible.
  fileprivate init?(_ message: JSONValue?, of satellite: Satellite) {
    func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
      message[key].double.flatMap { range.contains($0) ? $0 : nil }
    }
    guard let epoch = message["EPOCH"].rawText.flatMap(Self.epoch),
      let meanMotion = number("MEAN_MOTION", in: 0.05...20), let eccentricity = number("ECCENTRICITY", in: 0...0.99),
      let inclination = number("INCLINATION", in: 0...180),
      let ascendingNode = number("RA_OF_ASC_NODE", in: -360...360),
      let argumentOfPericenter = number("ARG_OF_PERICENTER", in: -360...360),
      let meanAnomaly = number("MEAN_ANOMALY", in: -360...360), let drag = number("BSTAR", in: -1...1)
    else { return nil }
    self.init(
      satellite: satellite, epoch: epoch, meanMotion: meanMotion, eccentricity: eccentricity,
      inclination: inclination, ascendingNode: ascendingNode, argumentOfPericenter: argumentOfPericenter,
      meanAnomaly: meanAnomaly, drag: drag)
  }

  /// An epoch in UTC, including the fraction of a second, in which a satellite may fly 7 km.
  private static func epoch(_ text: String) -> Date? {
    guard let whole = ISOText.date(text) else { return nil }
    let digits = text.split(separator: ".").dropFirst().first?.prefix { $0.isASCII && $0.isNumber } ?? ""
    return whole.addingTimeInterval(Double("0.\(digits.prefix(9))") ?? 0)
  }
}

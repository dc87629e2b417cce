package import Entities
package import Essentials
package import Repositories
import Synchronization

/// Whether this machine's clock agrees with those of the services, whose answers state their time.
package final class ClockCheck: Sendable {
  private let differences = Mutex<[Double]>([])
  private let now: @Sendable () -> Date

  /// Seconds that make no difference: beyond them a cached file counts as from the future.
  static let tolerance = 120.0
  /// Seconds beyond which certificates may seem not yet or no longer valid.
  static let serious = 86_400.0

  package init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// The same network, with an eye on the dates of the answers.
  package func watching(_ client: HTTPClient) -> HTTPClient {
    HTTPClient { [self] request throws(ServiceFailure) in
      let response = try await client.send(request)
      if let date = response.headers["date"].flatMap({ Date(httpDate: $0) }) {
        differences.withLock { $0.append(now().timeIntervalSince(date)) }
      }
      return response
    }
  }

  /// What the answers so far say; of several the middle one, since one server's clock may be wrong.
  package var finding: Finding {
    let sorted = differences.withLock { $0 }.sorted()
    guard !sorted.isEmpty else {
      return Finding(.clock, .clock, .ok, Phrase("\(ISOText.utc(now())), not checked: no service answered"))
    }
    return Self.finding(now(), difference: sorted[sorted.count / 2])
  }

  static func finding(_ now: Date, difference: Double) -> Finding {
    let time = ISOText.utc(now)
    guard abs(difference) > tolerance else {
      return Finding(.clock, .clock, .ok, Phrase("\(time), matches the services' clocks"))
    }
    let seconds = Int(min(max(difference, -1e12), 1e12).rounded())
    return Finding(
      .clock, .clock, abs(difference) > serious ? .problem : .warning,
      seconds < 0
        ? Phrase("\(time), \(-seconds) s behind the services") : Phrase("\(time), \(seconds) s ahead of the services"),
      step: Phrase("set the clock, preferably with NTP: ages, sun and moon depend on it"))
  }
}

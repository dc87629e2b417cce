package import Entities
package import Essentials
package import Repositories
import Synchronization

/// Compares this machine's clock with the `Date` headers of the services' answers.
package final class ClockCheck: Sendable {
  /// Seconds by which this clock was ahead of each answer's; negative if behind.
  private let differences = Mutex<[Double]>([])
  private let now: @Sendable () -> Date

  /// Seconds of harmless difference.
  private static let tolerance = 120.0
  /// Seconds of difference beyond which certificates may seem invalid.
  private static let seriousDifference = 86_400.0

  /// A check of the clock that `now` reads.
  package init(now: @escaping @Sendable () -> Date) { self.now = now }

  /// The same client, with the dates of its answers recorded.
  package func watching(_ client: HTTPClient) -> HTTPClient {
    HTTPClient { [self] request throws(ServiceFailure) in
      let response = try await client.send(request)
      // An answer with an age comes from a cache, and its date may be when it was stored there.
      if response.headers["age"] == nil, let date = response.headers["date"].flatMap({ Date(httpDate: $0) }) {
        differences.withLock { $0.append(now().timeIntervalSince(date)) }
      }
      return response
    }
  }

  /// The finding by the median of the differences so far, the upper of two middle ones, since one server may be wrong.
  package var finding: Finding {
    let sorted = differences.withLock { $0 }.sorted()
    guard !sorted.isEmpty else {
      return Finding(.clock, .clock, .ok, Phrase("\(ISOText.utc(now())), not checked: no service answered"))
    }
    return Self.finding(at: now(), difference: sorted[sorted.count / 2])
  }

  /// The finding at `now` by this clock, which is `difference` seconds ahead of the services', or behind if negative.
  static func finding(at now: Date, difference: Double) -> Finding {
    let time = ISOText.utc(now)
    guard abs(difference) > tolerance else {
      return Finding(.clock, .clock, .ok, Phrase("\(time), matches the services' clocks"))
    }
    // Within the range of `Int`, however far off a date in an answer is.
    let seconds = Int(min(max(difference, -1e12), 1e12).rounded())
    return Finding(
      .clock, .clock, abs(difference) > seriousDifference ? .problem : .warning,
      seconds < 0
        ? Phrase("\(time), \(-seconds) s behind the services") : Phrase("\(time), \(seconds) s ahead of the services"),
      step: Phrase("set the clock, preferably with NTP: ages, sun and moon depend on it"))
  }
}

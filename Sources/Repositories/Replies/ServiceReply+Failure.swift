import Entities
import Foundation

extension ServiceReply {
  /// The failure that the status stands for.
  var failure: ServiceFailure {
    switch response.status {
    case 429: .notBefore(service, retryDate, reason)
    case 401: .keyRefused(service, reason)
    case 403 where speaksOfKey: .keyRefused(service, reason)
    case 400 where speaksOfKey: .keyRefused(service, reason)
    case 404: .notFound(service, reason)
    default: .refused(service, status: response.status, reason)
    }
  }

  /// That the body cannot be read, for a reason in words of ours.
  func unreadable(_ reason: String) -> ServiceFailure { .unreadable(service, reason) }

  private var speaksOfKey: Bool {
    let text = String(decoding: response.body.prefix(2000), as: UTF8.self).lowercased()
    return text.contains("api key") || text.contains("api_key") || text.contains("apikey")
  }

  /// When to ask again after 429: what `Retry-After` says (at most a day), or what the service is known for.
  private var retryDate: Date {
    retryAfter ?? RetryRule(service: service, reason: reason).date(after: receivedAt)
  }

  private var retryAfter: Date? {
    guard let text = response.headers["retry-after"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    let seconds = Double(text) ?? HTTPDate.date(from: text).map { $0.timeIntervalSince(receivedAt) }
    guard let seconds, seconds.isFinite else { return nil }
    return receivedAt.addingTimeInterval(min(max(seconds, 1), 86_400))
  }
}

extension ServiceReply {
  /// The same answer under the status that its body names.
  func withStatus(_ status: Int) -> ServiceReply {
    var response = response
    response.status = status
    return ServiceReply(service: service, response: response, receivedAt: receivedAt, secrets: secrets)
  }
}

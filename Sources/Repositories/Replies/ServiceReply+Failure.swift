import Entities
import Essentials

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

  /// What it means that the body cannot be read as JSON.
  func failure(for fault: JSONFault) -> ServiceFailure {
    if isWebPage { return unreadable("it is a web page") }
    return fault == .truncated || isCutOff ? .cutShort(service) : unreadable(fault.description)
  }

  /// Whether the body begins as a document and does not end as one: it may have been cut inside a word or a number.
  private var isCutOff: Bool {
    let (space, opening, closing) = (Array(" \t\r\n".utf8), Array("{[".utf8), Array("}]".utf8))
    guard let first = response.body.first(where: { !space.contains($0) }) else { return true }
    let last = response.body.last { !space.contains($0) }
    return opening.contains(first) && !closing.contains(last ?? first)
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

/// What can be wrong with a service.
package enum BadDay: Sendable, Hashable {
  /// 429 by each of Open-Meteo's counters.
  case minuteLimit, hourLimit, dayLimit, tooManyAtOnce
  /// 429 with `Retry-After` in seconds.
  case retryAfter(Int)
  /// 500 with the service's own JSON.
  case internalError
  /// 502 with a web page.
  case badGateway
  /// 200 with a web page.
  case webPage
  /// 200 with nothing.
  case empty
  /// 200, cut off with the sentence of a stream that failed.
  case cutOff
  /// 200, well-formed, every value unknown.
  case allNull
  /// A bare `nan` in the place of that index.
  case bareNaN(place: Int)
  /// JSON broken in the place of that index of a request.
  case broken(place: Int)
  /// JSON broken in the place of that latitude, however it is asked for.
  case brokenAt(latitude: Double)
  /// That status: a web page where proxies and content networks answer, the service's own JSON else.
  case status(Int)
  /// The key is refused.
  case keyRefused
  /// Nothing is there.
  case notFound
  /// The placeholder for a day without a picture.
  case placeholder
  /// No answer before the client gives up.
  case silence
  /// The connection is closed without a word.
  case closed
}

package import Entities
package import Foundation

/// All services skydash asks, answering for any place from one ``WeatherModel``, on good and bad days.
///
/// It is a value: a test makes one, sets what is wrong with whom, and hands requests to it, over a real
/// ``LoopbackServer`` or directly.
package struct ServiceWorld: Sendable {
  /// The moment the answers are of.
  package var now: Date
  package var model = WeatherModel()
  /// What is wrong today, by service.
  package var badDays: [WorldService: BadDay] = [:]
  /// What a service answers whatever it is asked, instead of anything sensible.
  package var answers: [WorldService: LoopbackResponse] = [:]
  /// Changes the body of every answer before it is sent.
  package var spoil: (@Sendable (Data) -> Data)?
  /// Where pictures in answers lie, without a slash at the end; a request that names its host replaces it.
  package var address = "http://127.0.0.1"
  /// Seconds ahead of UTC of a place, and the name of its zone, in answers that give them.
  package var zone: @Sendable (_ latitude: Double, _ longitude: Double) -> Zone = { _, _ in .gmt }
  /// The bytes served as every picture.
  package var picture = Data()
  /// Days without a picture, as `YYYY-MM-DD`.
  package var missingDays: Set<String> = []
  /// Days that are videos.
  package var videoDays: Set<String> = []
  /// Whether every page of the list of pictures is its first.
  package var repeatsFirstPage = false

  package init(now: Date) {
    self.now = now
  }

  /// The answer to a request.
  package func answer(_ request: LoopbackRequest) -> LoopbackResponse {
    guard let service = WorldService(path: request.path) else { return .text("not found", status: 404) }
    if let host = request.headers["host"], address != "http://\(host)" {
      var world = self
      world.address = "http://\(host)"
      return world.answer(request)
    }
    if let answer = answers[service] { return answer }
    var answer =
      badDays[service].flatMap { self.answer(on: $0, of: service, request) } ?? goodAnswer(of: service, request)
    if let spoil { answer.body = spoil(answer.body) }
    return answer
  }

  private func goodAnswer(of service: WorldService, _ request: LoopbackRequest) -> LoopbackResponse {
    switch service {
    case .openMeteo: openMeteo(request)
    case .airQuality: airQuality(request)
    case .geocoding: geocoding(request)
    case .openWeather: openWeather(request)
    case .metNorway: metNorway(request)
    case .metAlerts: metAlerts(request)
    case .nws: nws(request)
    case .brightSky: brightSky(request)
    case .eccc: eccc(request)
    case .apod: apod(request)
    case .nasaAPI: nasaAPI(request)
    case .pictures: .data(picture, type: "image/jpeg")
    case .celestrak: celestrak(request)
    case .swpc: swpc(request)
    }
  }

  /// The day's answer, or `nil` if the good one is to be given: then the day spoils it later, or does not concern it.
  private func answer(on day: BadDay, of service: WorldService, _ request: LoopbackRequest) -> LoopbackResponse? {
    switch day {
    case .minuteLimit: refusal("Minutely API request limit exceeded. Please try again in one minute.", 429)
    case .hourLimit: refusal("Hourly API request limit exceeded. Please try again in the next hour.", 429)
    case .dayLimit: refusal("Daily API request limit exceeded. Please try again tomorrow.", 429)
    case .tooManyAtOnce: refusal("Too many concurrent requests", 429)
    case .retryAfter(let seconds):
      LoopbackResponse(status: 429, headers: [("Retry-After", "\(seconds)")])
    case .internalError: refusal("Something went wrong.", 500)
    case .badGateway: .text(Self.webPage, status: 502, type: "text/html")
    case .status(let status) where [403, 414, 503, 504].contains(status):
      .text(Self.webPage, status: status, type: "text/html")
    case .status(203): deprecated(goodAnswer(of: service, request))
    case .status(let status): refusal("It cannot be done.", status)
    case .webPage: .text(Self.webPage, type: "text/html")
    case .empty: .json("")
    case .cutOff: cutOff(goodAnswer(of: service, request))
    case .allNull: allNull(goodAnswer(of: service, request))
    case .keyRefused: keyRefusal(of: service)
    case .notFound: .json(#"{"cod":"404","code":"apod_basic_not_found","message":"not found"}"#, status: 404)
    case .silence: .silence
    case .closed: .close
    case .bareNaN, .broken, .brokenAt, .placeholder: nil
    }
  }

  private static let webPage = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>"

  private func refusal(_ reason: String, _ status: Int) -> LoopbackResponse {
    .json(#"{"reason":"\#(reason)","message":"\#(reason)","error":true}"#, status: status)
  }

  private func keyRefusal(of service: WorldService) -> LoopbackResponse {
    switch service {
    case .openWeather: .json(#"{"cod":401,"message":"Invalid API key."}"#, status: 401)
    case .nasaAPI:
      .json(#"{"error":{"code":"API_KEY_INVALID","message":"An invalid api_key was supplied."}}"#, status: 403)
    default: .json(#"{"error":true,"reason":"The supplied API key is invalid."}"#, status: 400)
    }
  }

  /// The good answer of a product that will go away.
  private func deprecated(_ answer: LoopbackResponse) -> LoopbackResponse {
    var answer = answer
    answer.status = answer.status == 200 ? 203 : answer.status
    return answer
  }

  private func cutOff(_ answer: LoopbackResponse) -> LoopbackResponse {
    var answer = answer
    answer.body = answer.body.prefix(answer.body.count / 2)
    answer.body += Data("Unexpected error while streaming data: timeoutReached".utf8)
    return answer
  }

  /// Every number of the answer's values becomes `null`; times and texts stay.
  private func allNull(_ answer: LoopbackResponse) -> LoopbackResponse {
    var spoilt = answer
    spoilt.body = Data(Self.nulled(Array(answer.body)))
    return spoilt
  }

  private static let spared: Set = [
    "time", "dt", "cod", "interval", "utc_offset_seconds", "latitude", "longitude", "cnt", "date", "title", "code",
  ]

  /// JSON whose numbers, and names of symbols, are `null` but for those behind some keys.
  private static func nulled(_ json: [UInt8]) -> [UInt8] {
    let (quote, escape, colon) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: ":"))
    let null = Array("null".utf8)
    var (result, key, rest) = ([UInt8](), "", json[...])
    while let byte = rest.first {
      if byte == quote {
        let end = rest.indices.dropFirst().first { rest[$0] == quote && rest[$0 - 1] != escape }
        let text = rest[...(end ?? rest.endIndex - 1)]
        rest = rest[text.endIndex...]
        if rest.first == colon { key = String(decoding: text.dropFirst().dropLast(), as: UTF8.self) }
        result += rest.first != colon && key == "symbol_code" ? null[...] : text
      } else if byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        let number = rest.prefix { "+-.0123456789Ee".utf8.contains($0) }
        rest = rest[number.endIndex...]
        result += spared.contains(key) ? number : null[...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}

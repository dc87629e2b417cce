import Essentials

/// Reads Open-Meteo's forecast and air quality bodies, which are too big for a general decoder and not always JSON.
struct OpenMeteoReader {
  /// The places that came whole, in the order of the answer.
  private(set) var answers: [OpenMeteoAnswer] = []
  /// Why the places after ``answers`` could not be read; `nil` if all could.
  private(set) var fault: JSONFault?
  private var scanner: JSONScanner
  private let maximum: Int

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - body: An object, an array of objects, or the start of one of these.
  ///   - maximum: How many places were asked for; more are not read.
  init(_ body: Data, maximum: Int) {
    scanner = JSONScanner(body)
    self.maximum = maximum
    do throws(JSONFault) {
      try readAll()
    } catch {
      fault = Self.wasCutOff(body) ? .truncated : Self.looksWhole(body) ? .malformed : error
    }
  }

  /// Whether the body ends with the sentence the service writes when it gives up in the middle of an answer.
  private static func wasCutOff(_ body: Data) -> Bool {
    String(decoding: body.suffix(200), as: UTF8.self).contains("Unexpected error while streaming data")
  }

  /// Whether the body ends as a whole one does: then an early end means that something is broken in its middle.
  private static func looksWhole(_ body: Data) -> Bool {
    let last = body.last { $0 > 0x20 }
    return last == UInt8(ascii: "]") || last == UInt8(ascii: "}")
  }

  private mutating func readAll() throws(JSONFault) {
    if try scanner.peek() == UInt8(ascii: "{") {
      answers.append(try Self.answer(&scanner))
      return
    }
    var read: [OpenMeteoAnswer] = []
    defer { answers = read }
    let maximum = maximum
    try scanner.array { (scanner) throws(JSONFault) in
      if read.count < maximum { read.append(try Self.answer(&scanner)) } else { try scanner.skip() }
    }
  }

  private static func answer(_ scanner: inout JSONScanner) throws(JSONFault) -> OpenMeteoAnswer {
    var answer = OpenMeteoAnswer()
    guard try scanner.peek() == UInt8(ascii: "{") else {
      guard try scanner.scalar() == .null else { throw .malformed }
      return answer
    }
    try scanner.object { (scanner, key) throws(JSONFault) in
      switch key {
      case "latitude": answer.latitude = try scanner.looseNumber()
      case "longitude": answer.longitude = try scanner.looseNumber()
      case "location_id": answer.locationID = try scanner.integers()?.first
      case "utc_offset_seconds": answer.utcOffset = try scanner.integers()?.first
      case "timezone": answer.timeZone = try scanner.looseText()
      case "reason": answer.errorReason = try scanner.looseText() ?? ""
      case "current": try section(&scanner, into: &answer.current)
      case "hourly": try section(&scanner, into: &answer.hourly)
      case "daily": try section(&scanner, into: &answer.daily)
      case "current_units": try units(&scanner, into: &answer.current)
      case "hourly_units": try units(&scanner, into: &answer.hourly)
      case "daily_units": try units(&scanner, into: &answer.daily)
      default: try scanner.skip()
      }
    }
    return answer
  }

  private static func section(
    _ scanner: inout JSONScanner, into section: inout OpenMeteoSection
  ) throws(JSONFault) {
    guard try scanner.peek() == UInt8(ascii: "{") else { return try scanner.skip() }
    try scanner.object { (scanner, key) throws(JSONFault) in
      if key == "time" {
        section.times = try scanner.integers()
      } else {
        section.add(key, try scanner.floats(expecting: section.times?.count ?? 0))
      }
    }
  }

  private static func units(
    _ scanner: inout JSONScanner, into section: inout OpenMeteoSection
  ) throws(JSONFault) {
    guard try scanner.peek() == UInt8(ascii: "{") else { return try scanner.skip() }
    try scanner.object { (scanner, key) throws(JSONFault) in
      if let text = try scanner.looseText() { section.add(key, unit: text) }
    }
  }
}

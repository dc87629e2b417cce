import Entities
import Foundation

extension ServiceWorld {
  /// science.nasa.gov's pictures of the day.
  func apod(_ request: LoopbackRequest) -> LoopbackResponse {
    let last = request.path.split(separator: "/").last ?? ""
    if last != "apod-basic" {
      guard last.count == 6, let date = Self.day(last), isPublished(date) else {
        return .json(#"{"code":"apod_basic_not_found","message":"APOD not found.","data":{"status":404}}"#, status: 404)
      }
      return .json(entry(date))
    }
    let first = request["date_from"].flatMap { Self.day($0) } ?? "1995-06-16"
    let end = request["date_to"].flatMap { Self.day($0) } ?? "9999-12-31"
    let size = min(25, Int(request["per_page"] ?? "") ?? 25)
    let page = repeatsFirstPage ? 1 : max(1, Int(request["page"] ?? "") ?? 1)
    let days = publishedDays(of: 400).filter { first <= $0 && $0 <= end }
    let shown = days.dropFirst((page - 1) * size).prefix(size)
    var answer = LoopbackResponse.json("[\(shown.map(entry).joined(separator: ","))]")
    answer.headers.append(("X-WP-Total", "\(days.count)"))
    answer.headers.append(("X-WP-TotalPages", "\((days.count + size - 1) / size)"))
    return answer
  }

  /// api.nasa.gov's pictures of the day, one day at a time; any key that is not empty is good.
  func nasaAPI(_ request: LoopbackRequest) -> LoopbackResponse {
    guard request["api_key"]?.isEmpty == false else {
      return .json(#"{"error":{"code":"API_KEY_MISSING","message":"No api_key was supplied."}}"#, status: 403)
    }
    let date = request["date"] ?? publishedDays(of: 30).first ?? "1995-06-16"
    guard isPublished(date) else {
      return .json(#"{"code":404,"msg":"No data available for date: \#(date)","service_version":"v1"}"#, status: 404)
    }
    let logo = "https://science.nasa.gov/nasa-child/assets/images/nasa-logo@2x.png"
    let isPlaceholder = badDays[.nasaAPI] == .placeholder
    let url = isPlaceholder ? logo : "\(address)/pictures/\(date).jpg"
    let title = isPlaceholder ? "NASA Science" : "Invented sky of \(date)"
    return .json(
      #"{"date":"\#(date)","title":"\#(title)","explanation":"Made-up text.","media_type":"image","#
        + #""url":"\#(url)","hdurl":"\#(url)","service_version":"v1"}"#)
  }

  private func entry(_ date: String) -> String {
    let isVideo = videoDays.contains(date)
    let isPlaceholder = badDays[.apod] == .placeholder
    let picture = isPlaceholder ? "https://science.nasa.gov/nasa-logo@2x.png" : "\(address)/pictures/\(date).jpg"
    let html = isVideo ? #"<iframe src=\"//www.youtube.com/embed/test\"></iframe>"# : "x"
    return #"{"date":"\#(date)","post_id":1,"title":"Invented sky of \#(date)","#
      + #""permalink":"https://science.nasa.gov/image-article/apod-\#(date)/","#
      + #""media_type":"\#(isVideo ? "video" : "image")","#
      + #""explanation":"<strong>Explanation: </strong> Made-up text with a <a href=\"https://example.org\">link</a>."#
      + #"<br><br><strong>Tomorrow's picture: </strong>more","credit":"Image Credit: A. Tester","copyright":false,"#
      + #""alt":"A made-up sky.","hdurl":\#(isVideo ? "false" : "\"\(picture)\""),"basic_html":"\#(html)"}"#
  }

  /// Whether a day has a picture: not before the first, not after today's in New York at 00:05.
  private func isPublished(_ date: String) -> Bool {
    date >= "1995-06-16" && date <= latestDay && !missingDays.contains(date)
  }

  private var latestDay: String {
    let newYork = Zone("America/New_York") ?? .gmt
    let moment = now.addingTimeInterval(-300)
    return String(Self.isoTime(Int(moment.timeIntervalSince1970) + newYork.secondsFromGMT(for: moment)).prefix(10))
  }

  private func publishedDays(of count: Int) -> [String] {
    (0..<count).map { Int(now.timeIntervalSince1970) - ($0 - 1) * 86_400 }
      .map { String(Self.isoTime($0).prefix(10)) }.filter(isPublished)
  }

  /// `YYYY-MM-DD` of `YYMMDD`.
  private static func day(_ text: some StringProtocol) -> String? {
    guard text.count == 6, Int(text) != nil, let year = Int(text.prefix(2)) else { return nil }
    return "\(year >= 95 ? 1900 + year : 2000 + year)-\(text.dropFirst(2).prefix(2))-\(text.suffix(2))"
  }
}

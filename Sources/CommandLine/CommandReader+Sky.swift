import Entities

extension CommandReader {
  /// The years for which the sky is computed.
  private static let years = 1900...2100

  func skyRequest() throws(UsageProblem) -> SkyRequest {
    if let word = words.first, scan.has(.city) { throw .conflict(OptionName.city.spelling, word) }
    // The fields of a template tell of now.
    for option in [OptionName.date, .at] where scan.has(option) && scan.has(.format) {
      throw .conflict(option.spelling, OptionName.format.spelling)
    }
    return SkyRequest(name: words.isEmpty ? nil : try place(), date: try night(), time: try time())
  }

  private func night() throws(UsageProblem) -> CivilDate? {
    guard let date = try date(.date) else { return nil }
    guard Self.years.contains(date.year) else { throw .dateOutOfReach }
    return date
  }

  private func time() throws(UsageProblem) -> ClockTime? {
    guard let text = scan.value(.at) else { return nil }
    guard let time = ClockTime(text: text) else { throw .wrongValue(.at, text, nearest: nil) }
    return time
  }

  private func date(_ option: OptionName) throws(UsageProblem) -> CivilDate? {
    guard let text = scan.value(option) else { return nil }
    return try Argument.date(text, of: option)
  }

  func pictureRequest() throws(UsageProblem) -> PictureRequest {
    let request = PictureRequest(
      selection: try selection(), file: try file(), overwrites: scan.has(.force), opens: scan.has(.open),
      showsPicture: !scan.has(.noPicture))
    if request.overwrites, request.file == nil { throw .needs(.force, .save) }
    try oneDayOnly(request)
    return request
  }

  private func file() throws(UsageProblem) -> String? {
    guard let text = scan.value(.save) else { return nil }
    return try Argument.path(text, of: .save)
  }

  private func selection() throws(UsageProblem) -> PictureRequest.Selection {
    try noWords(after: 1)
    try oneSelection()
    if scan.has(.random) { return .random }
    if scan.has(.browse) { return .browse }
    if scan.has(.from) || scan.has(.to) { return try range() }
    guard let word = words.first else { return .latest }
    guard let day = CivilDate(iso: word) else { throw .wrongWord(name, word, nearest: nil) }
    return .day(day)
  }

  /// A date, `--random`, `--browse` and a range exclude each other.
  private func oneSelection() throws(UsageProblem) {
    var chosen = [OptionName.random, .browse].filter(scan.has).map(\.spelling)
    chosen += [OptionName.from, .to].filter(scan.has).prefix(1).map(\.spelling) + words
    if chosen.count > 1 { throw .conflict(chosen[0], chosen[1]) }
  }

  private func range() throws(UsageProblem) -> PictureRequest.Selection {
    guard let from = try date(.from) else { throw .needs(.to, .from) }
    let to = try date(.to)
    if let to, to < from { throw .backwards }
    return .range(from: from, to: to)
  }

  /// What acts on one picture has no sense with a list, nor the live list as a document.
  private func oneDayOnly(_ request: PictureRequest) throws(UsageProblem) {
    let list: OptionName
    switch request.selection {
    case .range: list = .from
    case .browse: list = .browse
    case .latest, .day, .random: return
    }
    let others = list == .browse ? [OptionName.save, .open, .json] : [.save, .open]
    for other in others where scan.has(other) { throw .conflict(list.spelling, other.spelling) }
  }
}

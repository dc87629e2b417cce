package import Entities
package import Essentials
import Services

/// What pages say of one city's sky and takes longer to compute than a frame, such as the eclipses of a year.
package final class DetailedSky {
  /// Counts what was computed: the page that asked for it draws it then.
  package let revision = Dynamic(0)
  /// The night with all its events.
  let night = SkyComputation { request in
    var night = try? SkyService().night(
      over: request.city, at: request.now, forecast: request.forecast?.value, news: request.key.news)
    night?.forecastProvider = request.forecast?.provider
    return night
  }
  /// What comes: the events of two months, eclipses of a year, passes of three days.
  let coming = SkyComputation { request in
    SkyService().coming(over: request.city, at: request.now, news: request.key.news, forecast: request.forecast)
  }

  private var cachedChart: (instant: Date, model: SkyChart)?
  private static let step = 600.0

  /// The chart of the city that is looked at, in steps of ten minutes, cached while it is right: in ten minutes the sky turns by
  /// hardly more than a dot of a small drawing. By day it is that of the coming evening, since there are no stars to show.
  package func chartInSteps(over city: City, at now: Date) -> SkyChart {
    let instant = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / Self.step).rounded(.down) * Self.step)
    if let cachedChart, cachedChart.model.city == city, cachedChart.instant == instant { return cachedChart.model }
    let sky = SkyService()
    let present = sky.drawing(of: city, at: instant)
    let model = present.darkness.map { sky.drawing(of: city, at: $0.instant) } ?? present
    cachedChart = (instant, model)
    return model
  }

  /// What a computation has for a row; it is begun where that is not right any more.
  fileprivate func model<Model>(_ computation: SkyComputation<Model>, _ request: SkyRequest?) -> Model? {
    request.flatMap { computation.model(for: $0) { [revision] in revision.value += 1 } }
  }
}

/// Something of one city's sky, computed beside the main actor when it is asked for, and cached while it is right.
final class SkyComputation<Model: Sendable> {
  private var asked: SkyRequest?
  private var cached: (request: SkyRequest, model: Model)?
  private(set) var task: Task<Void, Never>?
  private let compute: @Sendable (SkyRequest) -> Model?

  init(_ compute: @escaping @Sendable (SkyRequest) -> Model?) { self.compute = compute }

  /// What is known for a request: until that is computed, what was right some minutes ago.
  func model(for request: SkyRequest, computed: @escaping () -> Void) -> Model? {
    if cached?.request.isSame(as: request) != true { ask(request, computed) }
    guard let cached, cached.request.city == request.city, cached.request.key.slot >= request.key.slot - 1 else {
      return nil
    }
    return cached.model
  }

  private func ask(_ request: SkyRequest, _ computed: @escaping () -> Void) {
    guard asked?.isSame(as: request) != true else { return }
    asked = request
    task?.cancel()
    task = Task { [weak self, compute] in
      let model = await Self.run(compute, request)
      guard let self, let model, asked?.isSame(as: request) == true else { return }
      cached = (request, model)
      computed()
    }
  }

  @concurrent private nonisolated static func run(
    _ compute: @Sendable (SkyRequest) -> Model?, _ request: SkyRequest
  ) async -> Model? {
    Task.isCancelled ? nil : compute(request)
  }
}

extension DashboardViewModel {
  /// The night above one city: until its events are computed, what its row knows of it; `nil` where no sky can be.
  package func skyPage(of row: CityRowViewModel) -> NightSky? {
    guard var night = detailedSky.model(detailedSky.night, row.skyRequest(at: now, news.news.value)) else {
      return row.sky.value.report.map { SkyService().night(over: row.city, at: now, $0) }
    }
    row.sky.value.complete(&night.report, at: now)
    return night
  }

  /// What comes in the sky over one city; `nil` until it is computed.
  package func comingEvents(of row: CityRowViewModel) -> ComingEvents? {
    detailedSky.model(detailedSky.coming, row.skyRequest(at: now, news.news.value))
  }

  package func chart(of row: CityRowViewModel, at moment: Date) -> SkyChart {
    SkyService().drawing(of: row.city, at: moment, news: news.news.value, forecast: row.forecast)
  }

  /// When the sky over a city gets dark next.
  package func darkness(after now: Date, over city: City) -> Darkness { SkyService().darkness(after: now, over: city) }
}

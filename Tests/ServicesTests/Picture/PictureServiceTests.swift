import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct PictureServiceTests {
  private let stage = PictureStage()

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test func `today's picture is asked for once an hour`() async throws {
    let service = try stage.service()
    let report = try await service.todaysPicture()
    #expect(report.picture.date == day("2026-11-20"))
    #expect(report.state == .fresh)
    #expect(report.notice(at: stage.moments.now) == nil)
    stage.moments.advance(by: 3500)
    _ = try await service.todaysPicture()
    #expect(stage.paths.count == 1)
    stage.moments.advance(by: 200)
    _ = try await service.todaysPicture()
    #expect(stage.paths.count == 2)
  }

  @Test func `the day is New York's`() async throws {
    // 04:30 UTC is 23:30 of the day before in New York.
    let stage = PictureStage(try date("2026-11-20T04:30:00Z"))
    #expect(try stage.service().today == day("2026-11-19"))
    #expect(try await stage.service().todaysPicture().picture.date == day("2026-11-19"))
    stage.moments.advance(by: 3600)
    #expect(try await stage.service().todaysPicture().picture.date == day("2026-11-20"))
  }

  @Test func `a new day is asked for at once`() async throws {
    let stage = PictureStage(try date("2026-11-20T04:50:00Z"))
    _ = try await stage.service().todaysPicture()
    stage.moments.advance(by: 16 * 60)
    #expect(try await stage.service().todaysPicture().picture.date == day("2026-11-20"))
  }

  @Test func `not out yet: the latest there is, with its date and the reason`() async throws {
    stage.world.missingDays = ["2026-11-20"]
    let report = try await stage.service().todaysPicture()
    #expect(report.picture.date == day("2026-11-19"))
    #expect(report.state == .fresh)
    let notice = try #require(report.notice(at: stage.moments.now)?.description)
    #expect(notice == "The picture for 2026-11-20 isn't out yet; this is the latest, from 2026-11-19.")
  }

  @Test func `when the day's picture is due, what was the latest before is not`() async throws {
    // 05:02 UTC is 00:02 in New York.
    let stage = PictureStage(try date("2026-11-20T05:02:00Z"))
    #expect(try await stage.service().todaysPicture().picture.date == day("2026-11-19"))
    stage.moments.advance(by: 2 * 60)
    #expect(try await stage.service().isDue() == false)
    stage.moments.advance(by: 2 * 60)
    #expect(try await stage.service().isDue() == true)
    #expect(try await stage.service().todaysPicture().picture.date == day("2026-11-20"))
  }

  /// Caches a picture as the newest, fetched now for its own day.
  private func cacheNewest(_ date: CivilDate, on stage: PictureStage) {
    let picture = Picture(date: date, title: "A", explanation: "", mediaType: .image, pageURL: URL(filePath: "/"))
    CachedPictures(cache: stage.cache).storeNewest(picture, askedFor: date, at: stage.moments.now)
  }

  @Test func `the day's picture that was there before it was due is not asked for again at once`() async throws {
    let stage = PictureStage(try date("2026-11-20T05:02:00Z"))
    cacheNewest(day("2026-11-20"), on: stage)
    stage.moments.advance(by: 4 * 60)
    #expect(try await stage.service().isDue() == false)
    #expect(try await stage.service().todaysPicture().picture.title == "A")
    stage.moments.advance(by: 3600)
    #expect(try await stage.service().isDue() == true)
  }

  @Test func `where the program's clock is a day behind, the picture sent is newer than a cached one`() async throws {
    cacheNewest(day("2026-11-18"), on: stage)
    stage.lead = 86_400
    stage.world.missingDays = ["2026-11-20"]
    #expect(try await stage.service().todaysPicture().picture.date == day("2026-11-21"))
  }

  @Test func `an old service that is behind does not take back today's picture`() async throws {
    _ = try await stage.service().todaysPicture()
    stage.moments.advance(by: 3700)
    stage.world.badDays[.apod] = .badGateway
    stage.world.missingDays = ["2026-11-20"]
    let report = try await stage.service(key: "secret").todaysPicture()
    #expect(stage.paths.last == "/planetary/apod")
    #expect(report.picture.date == day("2026-11-20") && report.state == .fresh)
    #expect(try stage.service().cachedToday?.picture.date == day("2026-11-20"))
  }

  @Test func `a service that has stopped is not mistaken for a late one`() async throws {
    stage.world.missingDays = Set((15...20).map { "2026-11-\($0)" })
    let report = try await stage.service().todaysPicture()
    #expect(report.picture.date == day("2026-11-14"))
    #expect(report.state == .stale)
    #expect(
      report.notice(at: stage.moments.now)?.description == "NASA has nothing newer than the picture for 2026-11-14.")
  }

  @Test(arguments: [BadDay.badGateway, .webPage, .empty, .silence, .closed, .internalError, .cutOff])
  func `when the service fails, the old one is asked where there is a key`(day bad: BadDay) async throws {
    stage.world.badDays[.apod] = bad
    await #expect(throws: PictureProblem.self) { try await stage.service(.always).todaysPicture() }
    let report = try await stage.service(.always, key: "secret").todaysPicture()
    #expect(report.picture.date == day("2026-11-20"))
    #expect(report.state == .fresh)
    #expect(stage.paths.last == "/planetary/apod")
  }

  @Test func `a placeholder is a failure of both services`() async throws {
    stage.world.badDays = [.apod: .placeholder, .nasaAPI: .placeholder]
    let placeholder = PictureProblem.service(.notFound(.apod, "only a placeholder"))
    await #expect(throws: placeholder) { try await stage.service(key: "secret").todaysPicture() }
    await #expect(throws: placeholder) { try await stage.service(key: "secret").picture(of: day("2026-11-01")) }
    stage.world.badDays = [.apod: .placeholder]
    #expect(try await stage.service(key: "secret").todaysPicture().state == .fresh)
  }

  @Test func `cached values are shown with their age when nothing comes`() async throws {
    _ = try await stage.service().todaysPicture()
    stage.moments.advance(by: 26 * 3600)
    stage.world.badDays[.apod] = .badGateway
    let report = try await stage.service().todaysPicture()
    #expect(report.picture.date == day("2026-11-20"))
    #expect(report.state == .stale)
    let notice = try #require(report.notice(at: stage.moments.now)?.description)
    #expect(notice.contains("answered with an error (502"))
    #expect(notice.hasSuffix("showing the picture for 2026-11-20, fetched 26 hours ago."))
  }

  @Test func `without a network, cached values are shown`() async throws {
    await #expect(throws: PictureProblem.service(.offline)) { try await stage.service(.never).todaysPicture() }
    _ = try await stage.service().todaysPicture()
    let count = stage.paths.count
    stage.moments.advance(by: 2 * 3600)
    #expect(try await stage.service(.never).todaysPicture().state == .fresh)
    stage.moments.advance(by: 24 * 3600)
    let report = try await stage.service(.never).todaysPicture()
    #expect(report.state == .stale)
    #expect(
      report.notice(at: stage.moments.now)?.description == "This is the picture for 2026-11-20, fetched 26 hours ago.")
    #expect(stage.paths.count == count)
  }

  @Test func `a service that asks to wait is not asked again`() async throws {
    stage.world.badDays[.apod] = .retryAfter(600)
    await #expect(throws: PictureProblem.self) { try await stage.service().todaysPicture() }
    let count = stage.paths.count
    await #expect(throws: PictureProblem.self) { try await stage.service(.always).todaysPicture() }
    #expect(stage.paths.count == count)
    stage.world.badDays = [:]
    stage.moments.advance(by: 601)
    #expect(try await stage.service().todaysPicture().state == .fresh)
  }

  @Test func `a background refresh does not ask again soon after a failure`() async throws {
    let service = try stage.service()
    #expect(await service.isDue() == true)
    stage.world.badDays[.apod] = .badGateway
    await #expect(throws: PictureProblem.self) { try await service.todaysPicture() }
    #expect(await service.isDue() == false)
    #expect(try await stage.service(.always).isDue() == true)
    #expect(try await stage.service(.never).isDue() == false)
    stage.moments.advance(by: -1)
    #expect(await service.isDue() == false, "the clock was set back a little")
    stage.moments.advance(by: 700)
    #expect(await service.isDue() == true)
    stage.world.badDays = [:]
    _ = try await service.todaysPicture()
    #expect(await service.isDue() == false)
  }

  @Test func `a damaged or older form in the cache counts as absent`() async throws {
    stage.cache.write(CacheKey(.picture, "newest"), Data("{".utf8), at: stage.moments.now)
    #expect(try stage.service().cachedToday == nil)
    #expect(try await stage.service().todaysPicture().state == .fresh)
  }
}

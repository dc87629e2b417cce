import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct PictureDaysTests {
  private let stage = PictureStage()

  @Test func `a past day is asked for once, for ever`() async throws {
    let service = try stage.service()
    #expect(try await service.picture(of: day("2020-02-29")).picture.date == day("2020-02-29"))
    stage.moments.advance(by: 400 * 86_400)
    _ = try await service.picture(of: day("2020-02-29"))
    #expect(stage.paths == ["/wp-json/wp/v2/apod-basic/200229"])
    _ = try await stage.service(.always).picture(of: day("2020-02-29"))
    #expect(stage.paths.count == 2)
  }

  @Test func `today's picture is asked for again after an hour, also by its date`() async throws {
    let service = try stage.service()
    _ = try await service.picture(of: day("2026-11-20"))
    stage.moments.advance(by: 3500)
    _ = try await service.picture(of: day("2026-11-20"))
    #expect(stage.paths.count == 1)
    stage.moments.advance(by: 200)
    _ = try await service.picture(of: day("2026-11-20"))
    #expect(stage.paths.count == 2)
  }

  @Test func `days of the last century have their two digits too`() async throws {
    #expect(try await stage.service().picture(of: day("1999-12-31")).picture.date == day("1999-12-31"))
    #expect(stage.paths == ["/wp-json/wp/v2/apod-basic/991231"])
  }

  @Test func `days before the first and after today need no request`() async throws {
    await #expect(throws: PictureProblem.beforeFirst(day("1995-06-15"))) {
      try await stage.service().picture(of: day("1995-06-15"))
    }
    await #expect(throws: PictureProblem.notPublishedYet(day("2026-11-21"))) {
      try await stage.service().picture(of: day("2026-11-21"))
    }
    #expect(stage.paths.isEmpty)
  }

  @Test func `a day that never was, one that is not out yet and a failure differ`() async throws {
    stage.world.missingDays = ["2020-06-10", "2026-11-20"]
    await #expect(throws: PictureProblem.noPicture(day("2020-06-10"))) {
      try await stage.service(key: "secret").picture(of: day("2020-06-10"))
    }
    await #expect(throws: PictureProblem.notPublishedYet(day("2026-11-20"))) {
      try await stage.service().picture(of: day("2026-11-20"))
    }
    #expect(!stage.paths.contains("/planetary/apod"))
    stage.world.badDays[.apod] = .badGateway
    await #expect(throws: PictureProblem.self) { try await stage.service().picture(of: day("2020-06-09")) }
    #expect(try await stage.service(key: "secret").picture(of: day("2020-06-09")).state == .fresh)
  }

  @Test func `any day's picture is another day's where there is none`() async throws {
    stage.world.missingDays = ["1995-06-16", "1995-06-17"]
    let numbers = Recorder<Int>()
    let service = try stage.service { count in
      numbers.record(count)
      return numbers.recorded.count - 1
    }
    #expect(try await service.randomPicture().picture.date == day("1995-06-18"))
    #expect(numbers.recorded.first == 11_481)
  }

  @Test func `any day's picture ends where the service fails`() async throws {
    stage.world.badDays[.apod] = .closed
    await #expect(throws: PictureProblem.self) { try await stage.service().randomPicture() }
    #expect(stage.paths.count == 3)
  }

  @Test func `any cached picture will do without a network`() async throws {
    await #expect(throws: PictureProblem.service(.offline)) { try await stage.service(.never).randomPicture() }
    _ = try await stage.service().picture(of: day("2001-01-01"))
    #expect(try await stage.service(.never).randomPicture().picture.date == day("2001-01-01"))
  }

  @Test func `a span is newest first, within bounds, and asked for once`() async throws {
    let service = try stage.service()
    let list = try await service.pictures(from: day("2026-10-01"), to: day("2026-11-10"))
    #expect(list.pictures.map(\.date) == (0..<41).map { CivilDate(daysSince1970: 20_767 - $0) })
    #expect(list.failure == nil)
    let count = stage.paths.count
    #expect(count == 2)
    _ = try await service.pictures(from: day("2026-10-05"), to: day("2026-11-01"))
    #expect(stage.paths.count == count)
  }

  @Test func `a span ends today and begins with the first day`() async throws {
    #expect(try await stage.service().pictures(from: day("2026-11-19"), to: nil).pictures.count == 2)
    await #expect(throws: PictureProblem.notPublishedYet(day("2026-12-01"))) {
      try await stage.service().pictures(from: day("2026-12-01"), to: nil)
    }
    await #expect(throws: PictureProblem.beforeFirst(day("1990-02-01"))) {
      try await stage.service().pictures(from: day("1990-01-01"), to: day("1990-02-01"))
    }
    await #expect(throws: PictureProblem.tooManyDays(limit: 1000)) {
      try await stage.service().pictures(from: day("1990-01-01"), to: nil)
    }
  }

  @Test func `one bad day does not spoil a span of the old service`() async throws {
    stage.world.badDays[.apod] = .badGateway
    stage.world.missingDays = ["2026-11-12"]
    let list = try await stage.service(key: "secret").pictures(from: day("2026-11-10"), to: day("2026-11-14"))
    #expect(list.pictures.map(\.date.day) == [14, 13, 11, 10])
    #expect(list.failure == nil)
  }

  @Test func `the cached days of a span are shown when the service fails`() async throws {
    _ = try await stage.service().picture(of: day("2026-11-12"))
    stage.world.badDays[.apod] = .closed
    let list = try await stage.service().pictures(from: day("2026-11-10"), to: day("2026-11-14"))
    #expect(list.pictures.map(\.date.day) == [12])
    #expect(list.failure == .requestFailed(.apod, "connection closed"))
  }

  @Test func `pages go on without gaps or repeats when the list grows meanwhile`() async throws {
    let service = try stage.service()
    let (first, cursor) = try await service.pictures(after: PictureCursor())
    #expect(first.count == 25)
    stage.moments.advance(by: 86_400)
    let (second, _) = try await service.pictures(after: cursor)
    #expect(second.count == 24)
    #expect(second.first?.date == first.last?.date.advanced(by: -1))
  }

  @Test func `a service that begins again ends the list`() async throws {
    let service = try stage.service()
    var (pictures, cursor) = try await service.pictures(after: PictureCursor())
    stage.world.repeatsFirstPage = true
    (pictures, cursor) = try await service.pictures(after: cursor)
    #expect(pictures.isEmpty)
    #expect(cursor.isAtEnd)
  }

  @Test func `days that are not cached are named without a network`() async throws {
    let first = try #require(CivilDate(iso: "2026-11-10"))
    _ = try await stage.service().pictures(from: first, to: first.advanced(by: 1))
    let list = try await stage.service(.never).pictures(from: first, to: first.advanced(by: 6))
    #expect(list.pictures.count == 2)
    #expect(list.failure == .offline)
    let whole = try await stage.service(.never).pictures(from: first, to: first.advanced(by: 1))
    #expect(whole.failure == nil)
  }

  @Test func `cached pages are shown without a network`() async throws {
    _ = try await stage.service().pictures(after: PictureCursor())
    let (pictures, next) = try await stage.service(.never).pictures(after: PictureCursor())
    #expect(pictures.count == 25)
    #expect(try await stage.service(.never).pictures(after: next).pictures.isEmpty)
  }
}

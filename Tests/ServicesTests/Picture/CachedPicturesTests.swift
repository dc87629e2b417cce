import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct CachedPicturesTests {
  @Test func `days without a picture are not looked at one by one`() throws {
    let reads = Recorder<String>()
    var files = FileStore.inMemory(now: { ServiceSample.now })
    let read = files.read
    files.read = { path, limit throws(FileProblem) in
      reads.record(path)
      return try read(path, limit)
    }
    let cache = CacheRepository(directory: "/cache", files: files, now: { ServiceSample.now })
    let cached = CachedPictures(cache: cache)
    let days = ["2026-11-20", "2020-02-29", "1995-06-16"].map(day)
    for date in days {
      cached.store(
        Picture(date: date, title: "A", explanation: "", mediaType: .image, pageURL: URL(filePath: "/")),
        at: ServiceSample.now)
    }
    let all = (Picture.firstDay.daysSince1970...days[0].daysSince1970).reversed().map(CivilDate.init(daysSince1970:))
    #expect(cached.pictures(of: all).map(\.value.date) == days)
    #expect(reads.recorded.count == 3)
    #expect(cached.pictures(of: all, limit: 2).count == 2)
    #expect(cached.pictures(of: [day("2001-01-01")]).isEmpty)
    #expect(reads.recorded.count == 5)
  }
}

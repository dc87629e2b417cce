import Foundation
import Testing
import World

@testable import TimeZones

struct ZoneDatabaseTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func save(_ name: String, _ file: TZif) throws { try save(name, Data(file.bytes(version: 2))) }

  private func save(_ name: String, _ data: Data) throws {
    let url = URL(filePath: folder.file(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private var database: ZoneDatabase { ZoneDatabase(directory: folder.path) }
  private let autumn = 1_795_176_000

  @Test func `a date that isn't a number has an offset too`() throws {
    let zone = try #require(database.zone("Asia/Seoul"))
    #expect(zone.secondsFromGMT(for: Date(timeIntervalSince1970: .nan)) == zone.secondsFromGMT(for: .distantPast))
  }

  @Test func `without a folder the rules built in are used`() {
    let database = ZoneDatabase(directory: folder.file("nowhere"))
    #expect(database.version == nil)
    #expect(database.usesBuiltIn)
    #expect(database.zone("Asia/Kathmandu")?.offset(at: autumn) == 20_700)
    #expect(database.zone("Mars/Olympus") == nil)
  }

  @Test func `a folder's zone is used that is not compiled in`() throws {
    try save("Mars/Olympus", TZif(offsets: [0], footer: "<+1234>-12:34"))
    try save("Asia/Seoul", TZif(offsets: [0], footer: "<+1234>-12:34"))
    #expect(database.zone("Mars/Olympus")?.offset(at: autumn) == 45_240)
    #expect(database.zone("Asia/Seoul")?.offset(at: autumn) == 45_240)
    #expect(database.zone("Europe/Paris")?.offset(at: autumn) == 3600)
  }

  @Test(arguments: [
    ("tzdata.zi", "# version 2999z\nR"), ("+VERSION", "2999z\n"), ("tzdata.zi", "# version 2999z-dirty\n"),
  ])
  func `a newer folder is used`(file: String, text: String) throws {
    try save(file, Data(text.utf8))
    try save("UTC", TZif(offsets: [0], footer: "UTC0"))
    try save("Asia/Seoul", TZif(offsets: [0], footer: "<+1234>-12:34"))
    #expect(!database.usesBuiltIn && database.version == "2999z")
    #expect(database.zone("Asia/Seoul")?.offset(at: autumn) == 45_240)
  }

  @Test func `a folder of the version that is built in is used`() throws {
    try save("tzdata.zi", Data("# version \(BuiltInZones.version)\n".utf8))
    try save("UTC", TZif(offsets: [0], footer: "UTC0"))
    try save("Asia/Seoul", TZif(offsets: [0], footer: "<+1234>-12:34"))
    #expect(!database.usesBuiltIn)
    #expect(database.zone("Asia/Seoul")?.offset(at: autumn) == 45_240)
  }

  @Test func `of an older folder earlier times are used, and what is not built in`() throws {
    try save("tzdata.zi", Data("# version 2009u\n".utf8))
    let old = TZif(offsets: [100, 200], changes: [(0, 1), (autumn, 0)], footer: "<+1234>-12:34")
    try save("Asia/Seoul", old)
    try save("Mars/Olympus", old)
    #expect(database.version == "2009u")
    #expect(database.usesBuiltIn)
    let seoul = try #require(database.zone("Asia/Seoul"))
    #expect(
      [-1, 0, BuiltInZones.since - 1, BuiltInZones.since, autumn].map(seoul.offset) == [100, 200, 200, 32_400, 32_400])
    // The rule holds after the last change listed.
    #expect([autumn, autumn + 1].map { database.zone("Mars/Olympus")?.offset(at: $0) } == [100, 45_240])
  }

  @Test func `an older folder that leaves recent years to its rule is right in them up to the rules built in`() throws {
    try save("tzdata.zi", Data("# version 2009u\n".utf8))
    // As zic writes Berlin since 2020: the last change listed is that of March 1996.
    let slim = TZif(
      offsets: [3600, 7200], changes: [(811_904_400, 0), (828_234_000, 1)], footer: "CET-1CEST,M3.5.0,M10.5.0/3")
    try save("Europe/Berlin", slim)
    try save("Mars/Olympus", slim)
    let berlin = try #require(database.zone("Europe/Berlin"))
    // 1996-01-15, 1996-07-15, 2005-01-15, 2005-07-15, 2009-12-31, then those built in: 2010-01-01, 2026-07-15.
    let instants = [
      821_664_000, 837_388_800, 1_105_747_200, 1_121_385_600, 1_262_217_600, 1_262_304_000, 1_784_073_600,
    ]
    #expect(instants.map(berlin.offset) == [3600, 7200, 3600, 7200, 3600, 3600, 7200])
    // The changes of March and October 2005, to the second.
    #expect(
      [1_111_885_199, 1_111_885_200, 1_130_633_999, 1_130_634_000].map(berlin.offset) == [3600, 7200, 7200, 3600])
  }

  @Test func `an older zone that is a rule alone is right in all earlier years`() throws {
    try save("tzdata.zi", Data("# version 2009u\n".utf8))
    try save("Europe/Berlin", TZif(offsets: [0], footer: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let berlin = try #require(database.zone("Europe/Berlin"))
    #expect([821_664_000, 837_388_800, -1_010_000_000].map(berlin.offset) == [3600, 7200, 3600])
  }

  @Test(arguments: ["", "nonsense", "# version ", "# version 99\n", "# version zzzzz\n", "version 2999z\n"])
  func `a file without a version has none`(text: String) throws {
    try save("tzdata.zi", Data(text.utf8))
    #expect(database.version == nil)
  }

  @Test(arguments: [
    "", "/", "../secret", "Asia/../../secret", "/etc/passwd", "Asia", "Asia/", "Asia/Seoul\0", "Ásia/Seoul",
    "Asia/Seoul ",
    "tzdata.zi", String(repeating: "A", count: 101), String(repeating: "A/", count: 5000),
  ])
  func `what names no zone reads no file`(name: String) throws {
    try save("zones/Asia/Busan", TZif(offsets: [0], footer: "<+1234>-12:34"))
    try save("secret", TZif(offsets: [0], footer: "<+1234>-12:34"))
    #expect(ZoneDatabase(directory: folder.file("zones")).zone(name) == nil)
  }

  @Test func `what is damaged or no file leaves the rules built in`() throws {
    try save("Asia/Seoul", Data("nonsense".utf8))
    try save("Asia/Tokyo", Data())
    try save("Europe/Paris/inside", Data())
    try #require(mkfifo(folder.file("Europe/London"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder.file("Europe/Rome"), withDestinationPath: "/dev/zero")
    let offsets = ["Asia/Seoul", "Asia/Tokyo", "Europe/Paris", "Europe/London", "Europe/Rome"].map {
      database.zone($0)?.offset(at: autumn)
    }
    #expect(offsets == [32_400, 32_400, 3600, 0, 3600])
  }
}

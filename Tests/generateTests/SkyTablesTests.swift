import Essentials
import Testing

@testable import Astronomy
@testable import generate

struct SkyTablesTests {
  @Test func `the embedded files are what the generator writes`() throws {
    let raw = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/generate/Raw")
    let files = try SkyTables.files(from: raw)
    #expect(files.count == 12)
    for file in files {
      #expect(EmbeddedFile(file.path).bytes.elementsEqual(file.bytes), "\(file.path): swift run generate sky")
    }
  }

  @Test(arguments: [
    ("planets", 0x93a6_581e_43dc_620d as UInt64), ("moon", 0x8e33_6029_8113_de33), ("nutation", 0x0e09_553b_cc5c_2a42),
    ("delta-t", 0x8f31_bcea_d1ef_f082), ("borders", 0x8794_a0ce_4fbb_1735),
  ])
  func `numbers have the bits that they had as literals of the language`(name: String, digest: UInt64) {
    let found = EmbeddedFile("Sky/\(name).bin").doubles.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { digest, number in
      (digest ^ number.bitPattern) &* 0x100_0000_01b3
    }
    #expect(found == digest)
  }

  @Test func `the tables have all their rows`() {
    #expect(PlanetaryTheory.table.count == 72 + 3 * 1135)
    #expect(LunarTheory.table.count == 55 + 6 + 321 * 13)
    #expect(Nutation.table.count == 10 + 13 * 11)
    #expect(Constellation.strips.count == 357 * 4)
    #expect(TimeScale.table.count == 1 + 201)
    #expect(MeteorShower.all.count == EmbeddedFile("Sky/showers.txt").lines.count)
  }
}

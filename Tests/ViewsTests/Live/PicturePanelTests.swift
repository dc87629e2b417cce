import Entities
import Foundation
import Imaging
import Services
import Terminal
import Testing
import World

@testable import ViewModels
@testable import Views

/// The panel of the picture over the rows: drawn, scrolled, resized, closed.
struct PicturePanelTests {
  private static func context(_ choice: Settings.PictureMode, isASCII: Bool = false) -> PictureContext {
    PictureContext(
      choice: choice, abilities: TerminalAbilities(environment: [:], isTerminal: true, window: nil), isASCII: isASCII)
  }

  private static func bench(_ choice: Settings.PictureMode, columns: Int, rows: Int) async -> LiveBench {
    let bench = LiveBench(columns: columns, rows: rows, pictures: context(choice))
    await bench.refresh()
    bench.model.messages.dismiss()
    bench.draw()
    return bench
  }

  /// Draws once the picture is as the screen wants it, and returns the bytes.
  @discardableResult
  private static func settled(_ bench: LiveBench) async -> [UInt8] {
    var bytes = bench.draw()
    await bench.view.picture.settle()
    bytes += bench.draw()
    return bytes
  }

  private static func isSixel(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("\u{1B}P0;1;0q")
  }

  private static func clears(_ bytes: [UInt8]) -> Bool { String(decoding: bytes, as: UTF8.self).contains("\u{1B}[2J") }

  @Test func `the sample's picture is a whole night, the same each time`() throws {
    let world = DemoWorld(clock: WallClock(now: { Date(timeIntervalSince1970: 1_772_366_400) }, sleep: { _ in }))
    let file = world.pictureFile
    #expect(file == world.pictureFile)
    let bitmap = try Bitmap.decode(Array(file))
    #expect(bitmap.isComplete && bitmap.width == 480 && bitmap.height == 300)
    func light(_ x: Int, _ y: Int) -> Int {
      bitmap.pixels[(y * 480 + x) * 4..<(y * 480 + x) * 4 + 3].reduce(0) { $0 + Int($1) }
    }
    // The moon's lit side, its dark side, the zenith, the hills.
    #expect(light(385, 92) > 550 && light(306, 92) < 200 && light(10, 2) < 150 && light(240, 298) < 40)
    // Colours enough that no steps are seen.
    #expect(Set(stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }).count > 100)
  }

  @Test func `i shows the sample's picture in the demo`() async {
    let bench = await Self.bench(.blocks, columns: 80, rows: 24)
    bench.type("i")
    await Self.settled(bench)
    #expect(bench.terminal.lines.filter { $0.contains("▀") || $0.contains("▄") }.count > 5)
    #expect(bench.drift() == nil)
  }

  @Test func `where only ASCII is wanted, no answer of the terminal makes it draw pixels`() async {
    let bench = LiveBench(columns: 80, rows: 24, pictures: Self.context(.auto, isASCII: true))
    await bench.refresh()
    bench.model.messages.dismiss()
    _ = bench.view.handle(.reply(.deviceAttributes([62, 4])))
    bench.type("i")
    #expect(!Self.isSixel(await Self.settled(bench)))
    #expect(!bench.terminal.text.contains("▀"))
  }

  @Test func `a picture of bytes stays where a key scrolls nothing`() async {
    let bench = await Self.bench(.sixel, columns: 100, rows: 40)
    bench.type("i")
    #expect(Self.isSixel(await Self.settled(bench)))
    for key in [Key.down, .up, .end, .home] {
      let bytes = bench.press(key)
      #expect(!Self.clears(bytes) && !String(decoding: bytes, as: UTF8.self).contains("▀"))
    }
  }

  @Test func `scrolled, it is taken away and drawn in characters, and at the top again as it was`() async {
    let bench = await Self.bench(.sixel, columns: 60, rows: 16)
    bench.type("i")
    #expect(Self.isSixel(await Self.settled(bench)))
    let scrolled = bench.press(.down)
    #expect(Self.clears(scrolled) && !Self.isSixel(scrolled))
    #expect(bench.terminal.text.contains("▀"))
    #expect(Self.isSixel(bench.press(.up)))
    let closed = bench.press(.escape)
    #expect(Self.clears(closed) && !Self.isSixel(closed))
    #expect(bench.terminal.lines[2].hasPrefix("›Seoul"))
  }

  @Test func `a window of another size takes it away before it is drawn anew`() async {
    let bench = await Self.bench(.sixel, columns: 100, rows: 40)
    bench.type("i")
    #expect(Self.isSixel(await Self.settled(bench)))
    _ = bench.view.handle(.resized(TerminalSize(columns: 70, rows: 24)))
    #expect(Self.clears(bench.view.frame()))
    await bench.view.picture.settle()
    #expect(Self.isSixel(bench.view.frame()))
  }

  @Test func `in a narrower window no image reaches beyond its edge`() async {
    let bench = await Self.bench(.sixel, columns: 100, rows: 40)
    bench.type("i")
    #expect(Self.isSixel(await Self.settled(bench)))
    _ = bench.view.handle(.resized(TerminalSize(columns: 40, rows: 40)))
    let frame = bench.view.frame()
    #expect(Self.clears(frame) && !Self.isSixel(frame))
    await bench.view.picture.settle()
    #expect(Self.isSixel(bench.view.frame()))
  }

  @Test func `a long message over it takes it away while it is there`() async {
    let bench = await Self.bench(.sixel, columns: 40, rows: 10)
    bench.type("i")
    #expect(Self.isSixel(await Self.settled(bench)))
    // Two lines of text and the picture's margin lie below it: of three lines of a message one reaches it.
    let message = String(repeating: "somewhere far away ", count: 6)
    bench.model.messages.say(Phrase(verbatim: message), .warning)
    let output = bench.draw()
    let isCovered = bench.terminal.lines.suffix(3).allSatisfy { $0.contains("far") || $0.contains("somewhere") }
    #expect(isCovered, "\(bench.terminal.lines)")
    #expect(Self.clears(output) && !Self.isSixel(output))
    bench.model.messages.dismiss()
    #expect(Self.isSixel(bench.draw()))
    #expect(bench.terminal.failure == nil)
  }

  @Test func `a short message below it leaves it alone`() async {
    let bench = await Self.bench(.sixel, columns: 100, rows: 40)
    bench.type("i")
    #expect(Self.isSixel(await Self.settled(bench)))
    bench.model.messages.say(Phrase(verbatim: "A short message."))
    let output = bench.draw()
    #expect(!output.isEmpty && !Self.clears(output) && !Self.isSixel(output))
  }

  @Test func `who asks for ASCII gets it for pictures too, whatever the settings say`() async {
    var context = Self.context(.auto)
    context.abilities.hasSixel = true
    #expect(LiveBench(pictures: context).view.picture.context.modeOnScreen == .sixel)
    context = Self.context(.auto, isASCII: true)
    context.abilities.hasSixel = true
    let bench = LiveBench(appearance: Appearance(glyphs: .ascii), pictures: context)
    #expect(bench.view.picture.context.modeOnScreen == .ascii)
    bench.model.settings.chosen.value.picture = .sixel
    #expect(bench.view.picture.context.modeOnScreen == .ascii)
    bench.model.settings.chosen.value.picture = .off
    #expect(bench.view.picture.context.modeOnScreen == .none)
  }

  @Test func `another way of drawing, chosen by another program, is taken at once`() async {
    let bench = await Self.bench(.sixel, columns: 80, rows: 30)
    bench.type("i")
    #expect(Self.isSixel(await Self.settled(bench)))
    bench.model.settings.chosen.value.picture = .blocks
    let blocks = await Self.settled(bench)
    #expect(Self.clears(blocks) && bench.terminal.text.contains("▀"))
    bench.model.settings.chosen.value.picture = .off
    await Self.settled(bench)
    #expect(!bench.terminal.text.contains("▀") && bench.terminal.text.contains("gibbous moon"))
  }

  @Test func `an appearance is made once at the start, and once for each setting that it depends on`() {
    var count = 0
    let bench = LiveBench { _ in
      count += 1
      return Appearance()
    }
    #expect(count == 1)
    bench.model.settings.chosen.value.units = .imperial
    bench.model.settings.chosen.value.panes = .on
    #expect(count == 1)
    bench.model.settings.chosen.value.icons = .emoji
    bench.model.settings.chosen.value.motion = .off
    #expect(count == 3)
  }

  @Test func `language, background and motion are followed as soon as they are chosen elsewhere`() async {
    let bench = LiveBench { settings in
      Appearance(
        words: settings.language == .only(.korean) ? .korean : .english,
        theme: settings.background == .light ? .light : .dark,
        isStill: settings.motion == .off)
    }
    await bench.refresh()
    bench.draw()
    _ = bench.view.handle(.reply(.backgroundColor(.init(red: 250, green: 250, blue: 250))))
    bench.model.settings.chosen.value.language = .only(.korean)
    bench.draw()
    #expect(bench.terminal.line(0).contains("도시 10곳"))
    // The background that the terminal reported counts until something is chosen.
    #expect(bench.view.appearance.theme == .light)
    bench.model.settings.chosen.value.background = .dark
    #expect(bench.view.appearance.theme == .dark)
    bench.model.settings.chosen.value.background = .auto
    #expect(bench.view.appearance.theme == .light)
    bench.model.settings.chosen.value.motion = .off
    #expect(bench.view.appearance.isStill)
    bench.draw()
    #expect(bench.drift() == nil)
  }
}

import CommandLine
import Foundation
import Testing
import World

/// What the help says to type, typed.
struct HelpExampleTests {
  /// A home with the cities of the examples, and a program that a shell finds by its name.
  private func skydash() async throws -> Skydash {
    let stage = try Stage()
    let folder = stage.skydash.home.file("bin")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/skydash", withDestinationPath: try Skydash.executable().path)
    try FileManager.default.createDirectory(
      atPath: stage.skydash.home.file(".config/fish/completions"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: stage.skydash.home.file(".zfunc"), withIntermediateDirectories: true)
    try "Busan\nCairo\n".write(toFile: stage.skydash.home.file("places.txt"), atomically: true, encoding: .utf8)
    for city in ["Tokyo", "Seoul", "London", "New York"] {
      _ = try await stage.skydash("add", city, "--as", city)
    }
    return stage.skydash.with(["PATH": "\(folder):/usr/bin:/bin"])
  }

  /// Examples that live until they are quit, need a reader of manuals, or save a picture that the invented service lacks.
  private static let lasting = ["skydash watch", "man -l", "--save"]

  @Test(arguments: CommandDefinition.told)
  func `every example of the help does what it says`(_ command: CommandDefinition) async throws {
    for example in command.examples where !Self.lasting.contains(where: example.line.contains) {
      let skydash = try await skydash()
      if command.name == "add" { _ = try await skydash("remove", "New York") }
      let result = try await skydash.after("bash -c \(Self.quoted(example.line)); exit $?").run([])
      #expect(result.code == 0, "\(example.line): \(result.stderr)")
      #expect(!result.stderr.contains("usage:"), "\(example.line)")
    }
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}

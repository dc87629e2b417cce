import CommandLine
import Foundation
import Testing
import World

/// What the help says to type, typed.
struct HelpExampleTests {
  /// A home with the cities of the examples, and a program that a shell finds by its name.
  private func skydash() async throws -> Skydash {
    let stage = try Stage()
    let shell = try stage.inShell()
    try FileManager.default.createDirectory(
      atPath: stage.skydash.home.file(".config/fish/completions"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: stage.skydash.home.file(".zfunc"), withIntermediateDirectories: true)
    try "Busan\nCairo\n".write(toFile: stage.skydash.home.file("places.txt"), atomically: true, encoding: .utf8)
    for city in ["Tokyo", "Seoul", "London", "New York"] {
      _ = try await stage.skydash("add", city, "--as", city)
    }
    return shell
  }

  /// Examples that live until they are quit, need a reader of manuals, or save a picture that the invented service
  /// lacks.
  private static let lasting = ["skydash watch", "man -l", "--save", "| save"]

  @Test(arguments: CommandDefinition.listed)
  func `every example of the help does what it says`(_ command: CommandDefinition) async throws {
    for example in command.examples where !Self.lasting.contains(where: example.line.contains) {
      let skydash = try await skydash()
      if command.name == "add" { _ = try await skydash("remove", "New York") }
      let result = try await skydash.typed(example.line)
      #expect(result.code == 0, "\(example.line): \(result.stderr)")
      #expect(!result.stderr.contains("usage:"), "\(example.line)")
    }
  }
}

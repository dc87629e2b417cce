// swift-tools-version: 6.2
import PackageDescription

/// Upcoming features, each with its proposal: SE-0335 (ExistentialAny), SE-0409 (InternalImportsByDefault),
/// SE-0444 (MemberImportVisibility), SE-0461 (NonisolatedNonsendingByDefault), SE-0470 (InferIsolatedConformances).
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// Modules that draw, or hold what is drawn, live on the main actor (SE-0466).
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "skydash",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "skydash", targets: ["skydash"])],
  dependencies: [],
  targets: [
    .executableTarget(
      name: "skydash",
      dependencies: [
        "Astronomy", "CData", "CommandLine", "Entities", "Essentials", "Gazetteer", "Imaging", "Repositories",
        "Services", "Terminal", "ViewModels", "Views",
      ],
      swiftSettings: onMainActor),
    .target(name: "CommandLine", dependencies: ["Entities", "Essentials"], swiftSettings: strict),
    .target(
      name: "Views", dependencies: ["Entities", "Essentials", "Imaging", "Terminal", "ViewModels"],
      swiftSettings: onMainActor),
    .target(name: "ViewModels", dependencies: ["Entities", "Essentials", "Services"], swiftSettings: onMainActor),
    .target(
      name: "Services", dependencies: ["Astronomy", "Entities", "Essentials", "Gazetteer", "Repositories"],
      swiftSettings: strict),
    .target(name: "Repositories", dependencies: ["CCurl", "Entities", "Essentials"], swiftSettings: strict),
    .target(name: "Entities", dependencies: ["Essentials", "TimeZones"], swiftSettings: strict),
    .target(name: "Essentials", dependencies: ["CData"], swiftSettings: strict),
    .target(name: "TimeZones", dependencies: ["Essentials"], swiftSettings: strict),
    .target(name: "Astronomy", dependencies: ["Entities", "Essentials"], swiftSettings: strict),
    .target(name: "Gazetteer", dependencies: ["Essentials"], swiftSettings: strict),
    .executableTarget(
      name: "generate", dependencies: ["Essentials", "Gazetteer", "Imaging", "TimeZones"], exclude: ["Raw"],
      swiftSettings: strict),
    .target(name: "Imaging", swiftSettings: strict),
    .target(name: "Terminal", dependencies: ["Essentials"], swiftSettings: strict),
    .target(name: "CCurl"),
    .target(name: "CData", exclude: ["LICENSES.txt", "Tables"]),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "Astronomy", "Entities", "Essentials", "Gazetteer", "Imaging", "Repositories", "Services", "Terminal",
        "ViewModels", "Views", "World",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CommandLine", "Entities", "Essentials", "Gazetteer", "Imaging", "Repositories", "Terminal", "Views", "World",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "generate-pictures",
      dependencies: ["Entities", "Essentials", "Services", "Terminal", "ViewModels", "Views"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "AstronomyTests", dependencies: ["Astronomy", "Entities", "Essentials"], swiftSettings: strict),
    .testTarget(
      name: "generateTests", dependencies: ["Astronomy", "Essentials", "Gazetteer", "generate"], swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests", dependencies: ["CommandLine", "Entities", "Essentials", "World"], swiftSettings: strict),
    .testTarget(name: "EntitiesTests", dependencies: ["Entities", "World"], swiftSettings: strict),
    .testTarget(name: "TimeZonesTests", dependencies: ["TimeZones", "World"], swiftSettings: strict),
    .testTarget(name: "GazetteerTests", dependencies: ["Essentials", "Gazetteer", "TimeZones"], swiftSettings: strict),
    .testTarget(name: "ImagingTests", dependencies: ["Imaging", "World"], swiftSettings: strict),
    .testTarget(name: "RepositoriesTests", dependencies: ["Entities", "Repositories", "World"], swiftSettings: strict),
    .testTarget(
      name: "ServicesTests", dependencies: ["Entities", "Repositories", "Services", "World"], swiftSettings: strict),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TerminalProbe", "World"], swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Terminal"], path: "Tests/TerminalProbe", swiftSettings: strict),
    .testTarget(
      name: "ViewModelsTests", dependencies: ["Entities", "Repositories", "Services", "ViewModels", "World"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "Astronomy", "Entities", "Imaging", "Repositories", "Services", "Terminal", "ViewModels", "Views", "World",
        "generate", "generate-pictures",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "skydashTests", dependencies: ["skydash", "CommandLine", "Entities", "World"], swiftSettings: strict),
    .testTarget(name: "FuzzTests", dependencies: ["fuzz"], swiftSettings: strict),
    .target(name: "World", dependencies: ["Entities", "Repositories"], path: "Tests/World", swiftSettings: strict),
    .executableTarget(
      name: "WorldServer", dependencies: ["Entities", "World"], path: "Tests/WorldServer", swiftSettings: strict),
  ]
)

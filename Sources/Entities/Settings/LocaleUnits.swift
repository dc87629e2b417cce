/// The units of where a person is, by the environment's locale.
package struct LocaleUnits: Hashable, Sendable {
  /// The locale without encoding and modifier, such as `en_US`; `C` where none is set.
  package let locale: String

  /// Takes the first locale that is set and not empty, of those that decide about measures (POSIX, "Environment
  /// Variables").
  package init(environment: [String: String]) {
    let set = ["LC_ALL", "LC_MEASUREMENT", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = SafeText.line((set ?? "").prefix { !".@".contains($0) }, limit: 40)
    locale = name.isEmpty ? "C" : name
  }

  /// Those in which people read the weather there: the United States and the United Kingdom have their own, all others the
  /// metric ones.
  package var units: Units {
    switch region {
    case "US": .imperial
    case "GB": .uk
    default: .metric
    }
  }

  /// The two letters of ISO 3166-1 after the language and perhaps a script.
  private var region: String? {
    locale.split { "_-".contains($0) }.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
  }
}

/// The usual units in the locale that the environment sets.
package struct LocaleUnits: Hashable, Sendable {
  /// The locale without encoding and modifier, such as `en_US`; `C` if none is set.
  package let locale: String

  /// Takes the first variable that isn't empty, in POSIX's order of precedence (XBD, chapter 8).
  package init(environment: [String: String]) {
    let value = ["LC_ALL", "LC_MEASUREMENT", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = SafeText.line((value ?? "").prefix { !".@".contains($0) }, limit: 40)
    locale = name.isEmpty ? "C" : name
  }

  /// The units of weather reports there: metric except in the United States and the United Kingdom.
  package var units: Units {
    switch region {
    case "US": .imperial
    case "GB": .uk
    default: .metric
    }
  }

  /// The ISO 3166-1 code after the language and perhaps a script.
  private var region: String? {
    locale.split { "_-".contains($0) }.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
  }
}

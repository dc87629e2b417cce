package import Entities

/// What a person chose, as the screen is bound to it: one value, of which each part can be bound.
package final class SettingsViewModel: Decodable {
  package let chosen: Dynamic<Settings>

  package init(_ settings: Settings = Settings()) { chosen = Dynamic(settings) }

  package init(from decoder: any Decoder) throws { chosen = try Dynamic(from: decoder) }

  /// Calls `observe` with a part of the settings now and with each different one later, for as long as the returned
  /// binding is retained.
  package func bind<Part: Equatable>(
    _ part: any KeyPath<Settings, Part> & Sendable, _ observe: @escaping (Part) -> Void
  ) -> Binding {
    var last: Part?
    return chosen.bind { settings in
      let value = settings[keyPath: part]
      guard value != last else { return }
      last = value
      observe(value)
    }
  }

  /// The source that took over from the first for a row's weather; `nil` where that answered, or the person chose the source.
  package func standIn(for row: CityRowViewModel) -> Provider? {
    guard chosen.value.provider == .auto else { return nil }
    let weather = row.weather.value
    return (weather.current?.provider ?? weather.forecast?.provider).flatMap { $0 == .openMeteo ? nil : $0 }
  }
}

package import Entities

/// The view model of the settings: one value, any part of which can be bound on its own.
package final class SettingsViewModel: Decodable {
  /// The settings in force: the saved ones with this run's overrides.
  package let chosen: Dynamic<Settings>

  package init(_ settings: Settings = Settings()) { chosen = Dynamic(settings) }

  package init(from decoder: any Decoder) throws { chosen = try Dynamic(from: decoder) }

  /// Like ``Dynamic/bind(_:)``, for a part of the settings: changes of other parts don't call `observe`.
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

  /// The provider that stood in for the default one, for a city's current weather or else its forecast; `nil` if the
  /// default one answered for both or the user chose the provider.
  package func standIn(for row: CityRowViewModel) -> Provider? {
    guard chosen.value.provider == .auto else { return nil }
    let weather = row.weather.value
    return [weather.current?.provider, weather.forecast?.provider].lazy.compactMap(\.self).first { $0 != .openMeteo }
  }
}

import Entities
import Foundation
import Testing

@testable import ViewModels

struct SettingsViewModelTests {
  @Test func `the settings file decodes into dynamics, what is missing or wrong takes its default`() throws {
    let json = #"{"units":{"temperature":"fahrenheit"},"watchInterval":"soon","language":"ko","picture":7}"#
    let settings = try JSONDecoder().decode(SettingsViewModel.self, from: Data(json.utf8))
    #expect(settings.units.value.temperature == .fahrenheit)
    #expect(settings.units.value.windSpeed == Units.metric.windSpeed)
    #expect(settings.watchInterval.value == 900)
    #expect(settings.language.value == .ko)
    #expect(settings.picture.value == .auto)
  }

  @Test func `what is equal stays silent`() {
    let settings = SettingsViewModel()
    var heard = 0
    let binding = settings.units.bind { _ in heard += 1 }
    settings.show(Settings())
    #expect(heard == 1)
    settings.show(Settings(units: .imperial))
    #expect(heard == 2)
    withExtendedLifetime(binding) {}
  }

  @Test func `changes of units are made in their order`() {
    let units = Units.metric.changed(by: [.temperature(.fahrenheit), .windSpeed(.kn), .temperature(.celsius)])
    #expect(units.temperature == .celsius)
    #expect(units.windSpeed == .kn)
    #expect(units.pressure == Units.metric.pressure)
  }
}

import Entities
import Foundation
import Testing
import World

@testable import Repositories

/// The same invented weather through every source.
struct WeatherSourceTests {
  private func world() -> ServiceWorld {
    var world = ServiceWorld(now: Sample.now)
    world.zone = { _, longitude in Zone(longitude > 100 ? "Asia/Seoul" : "Europe/London") ?? .gmt }
    return world
  }

  private func sources(_ world: ServiceWorld) throws -> [any WeatherSource] {
    let endpoints = try Endpoints()
    return [
      OpenMeteoRepository(client: world.client, endpoints: endpoints) { world.now },
      OpenWeatherMapRepository(client: world.client, endpoints: endpoints, key: "k") { world.now },
      METNorwayRepository(client: world.client, endpoints: endpoints, cache: .none) { world.now },
    ]
  }

  private func cities() throws -> [City] { [try Sample.seoul(), try Sample.london()] }

  @Test func `the weather now is the same through every source`() async throws {
    for source in try sources(world()) {
      for city in try cities() {
        let weather = try #require(try await source.current(in: [city]).first).get()
        let place = city.coordinates
        let model = WeatherModel().moment(
          latitude: place.latitude, longitude: place.longitude, at: Int(Sample.now.timeIntervalSince1970))
        #expect(weather[.temperature] == model.temperature, "\(source.provider)")
        #expect(weather[.humidity] == Double(model.humidity))
        #expect(weather[.windSpeed] == model.windSpeed)
        #expect(weather[.windDirection] == Double(model.windDirection))
        #expect(weather[.pressure] == model.pressure)
        #expect(weather.condition == Condition(wmoCode: Double(model.sky.wmoCode)))
        #expect(abs(try #require(weather[.dewPoint]) - model.dewPoint) < 0.06)
      }
    }
  }

  @Test func `tomorrow is the same through every source`() async throws {
    let tomorrow = try #require(CivilDate(iso: "2026-11-21"))
    var days: [[DailyForecast]] = []
    for source in try sources(world()) {
      var found: [DailyForecast] = []
      for city in try cities() {
        let forecast = try #require(try await source.forecast(in: [city]).first).get()
        found.append(try #require(forecast.days.first { $0.date == tomorrow }))
      }
      days.append(found)
    }
    for other in days.dropFirst() {
      for (ours, reference) in zip(other, days[0]) {
        #expect(ours[.temperatureMin] == reference[.temperatureMin])
        #expect(ours[.temperatureMax] == reference[.temperatureMax])
        #expect(ours.condition == reference.condition)
        #expect(abs(try #require(ours[.precipitation]) - (try #require(reference[.precipitation]))) < 0.05)
        #expect(ours[.precipitationChance] == reference[.precipitationChance])
        #expect(ours[.windSpeedMax] == reference[.windSpeedMax])
      }
    }
  }

  @Test func `air, alerts, places and pictures come from the same world`() async throws {
    let world = world()
    let endpoints = try Endpoints()
    let air = AirQualityRepository(client: world.client, endpoints: endpoints) { world.now }
    #expect(try await air.airQuality(in: cities()).allSatisfy { (try? $0.get().european) != nil })
    let alerts = AlertsRepository(client: world.client, endpoints: endpoints, cache: .none) { world.now }
    await #expect(throws: ServiceFailure.self) { try await alerts.nwsAlerts(in: Sample.london()) }
    _ = try await alerts.nwsAlerts(in: Sample.city("Portland", 43.66, -70.25, "America/New_York"))
    let places = GeocodingRepository(client: world.client, endpoints: endpoints) { world.now }
    #expect(try await places.places(named: "Lyndhaven, Austria", language: .english).count == 1)
    let apod = APODRepository(client: world.client, endpoints: endpoints) { world.now }
    #expect(try await apod.latest().date.description == "2026-11-20")
    #expect(try await apod.pictures(page: 2).pictures.count == 25)
  }

  @Test(arguments: [
    BadDay.minuteLimit, .hourLimit, .dayLimit, .tooManyAtOnce, .retryAfter(30), .internalError, .badGateway, .webPage,
    .empty, .cutOff, .allNull, .silence, .closed, .notFound,
  ])
  func `no bad day gives weather`(day: BadDay) async throws {
    var world = world()
    for service in WorldService.allCases { world.badDays[service] = day }
    for source in try sources(world) {
      let results = try? await source.current(in: cities())
      #expect((results ?? []).allSatisfy { (try? $0.get()) == nil } || day == .cutOff, "\(source.provider)")
      _ = try? await source.forecast(in: cities())
    }
  }

  @Test func `a broken place hides none before it, and a bare nan none at all`() async throws {
    var world = world()
    world.badDays[.openMeteo] = .brokenAt(latitude: 51.5085)
    let results = try await sources(world)[0].forecast(in: cities())
    #expect(results.map { (try? $0.get()) != nil } == [true])
    world.badDays[.openMeteo] = .bareNaN(place: 1)
    let spared = try await sources(world)[0].current(in: cities())
    #expect(spared.map { (try? $0.get()[.temperature]) != nil } == [true, true])
  }

  @Test func `the weather of no city is an empty list`() async throws {
    for source in try sources(world()) {
      #expect(try await source.current(in: []).isEmpty)
      #expect(try await source.forecast(in: []).isEmpty)
    }
  }
}

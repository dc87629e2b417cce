import Entities
import Foundation
import Repositories
import Services
import Testing
import World

@testable import ViewModels

struct PictureListViewModelTests {
  private let nasa = FakeNASA()

  @Test func `pages add only new days, at the end`() async throws {
    let list = PictureListViewModel(service: try nasa.service())
    await list.loadMore()
    let first = list.pictures.value
    #expect(first.count == 25)
    nasa.advance(86_400)
    await list.loadMore()
    #expect(Array(list.pictures.value.prefix(25)) == first)
    #expect(list.pictures.value.map(\.date) == list.pictures.value.map(\.date).sorted(by: >))
    #expect(Set(list.pictures.value.map(\.date)).count == list.pictures.value.count)
  }

  @Test func `near the end the next page is asked for, far from it not`() async throws {
    let list = PictureListViewModel(service: try nasa.service())
    await list.loadMore()
    list.select(10)
    // A load would have begun by the time that a later task has run.
    await Task {}.value
    #expect(list.loading.value == nil && nasa.requests == 1)
    list.select(21)
    #expect(await eventually { list.pictures.value.count != 25 })
    #expect(list.pictures.value.count == 50)
    #expect(list.selected.value == 21)
  }

  @Test func `a page is asked for once at a time`() async throws {
    let list = PictureListViewModel(service: try nasa.service())
    let gate = nasa.hold()
    let loading = Task { await list.loadMore() }
    await gate.reached()
    await list.loadMore()
    nasa.advance(2)
    list.tick()
    #expect(list.loading.value?.seconds == 2)
    gate.open()
    await loading.value
    #expect(nasa.requests == 1)
    #expect(list.pictures.value.count == 25)
  }

  @Test func `a cleared list stays empty, whatever comes late`() async throws {
    let list = PictureListViewModel(service: try nasa.service())
    let gate = nasa.hold()
    let loading = Task { await list.loadMore() }
    await gate.reached()
    list.clear()
    gate.open()
    await loading.value
    #expect(list.pictures.value.isEmpty)
    #expect(list.loading.value == nil)
    await list.loadMore()
    #expect(list.pictures.value.count == 25)
  }

  @Test func `a list that is cleared when a failure is shown stays empty`() async throws {
    await PictureListViewModel(service: try nasa.service()).loadMore()
    nasa.world.badDays[.apod] = .closed
    let list = PictureListViewModel(service: try nasa.service())
    let binding = list.problem.bind { if $0 != nil { list.clear() } }
    await list.loadMore()
    #expect(list.pictures.value.isEmpty && list.loading.value == nil)
    withExtendedLifetime(binding) {}
  }

  @Test func `a failure is shown, and so is what is cached`() async throws {
    await PictureListViewModel(service: try nasa.service()).loadMore()
    nasa.world.badDays[.apod] = .closed
    let list = PictureListViewModel(service: try nasa.service())
    await list.loadMore()
    #expect(list.problem.value?.description.hasPrefix("Can't reach science.nasa.gov") == true)
    #expect(list.pictures.value.count == 25)
    nasa.world.badDays = [:]
    await list.loadMore()
    #expect(list.problem.value == nil)
    #expect(list.pictures.value.count == 25)
    await list.loadMore()
    #expect(list.pictures.value.count == 50)
  }

  @Test func `after a failure newer days come above the cached ones, and the selection stays on its day`() async throws
  {
    await PictureListViewModel(service: try nasa.service()).loadMore()
    nasa.advance(2 * 86_400)
    nasa.world.badDays[.apod] = .closed
    let list = PictureListViewModel(service: try nasa.service())
    await list.loadMore()
    list.select(3)
    let day = try #require(list.selectedPicture?.date)
    nasa.world.badDays = [:]
    await list.loadMore()
    #expect(list.pictures.value.first?.date.description == "2026-11-22")
    #expect(list.pictures.value.count == 27)
    #expect(list.selectedPicture?.date == day)
    await list.loadMore()
    #expect(list.pictures.value.count == 50)
    #expect(isOrdered(list))
  }

  @Test func `cached days from long ago stay below what is loaded, and do not keep the next page away`() async throws {
    _ = try await nasa.service().picture(of: try #require(CivilDate(year: 2020, month: 5, day: 1)))
    nasa.world.badDays[.apod] = .closed
    let list = PictureListViewModel(service: try nasa.service())
    await list.loadMore()
    #expect(list.pictures.value.count == 1)
    nasa.world.badDays = [:]
    await list.loadMore()
    #expect(list.pictures.value.count == 26)
    #expect(list.selectedPicture?.date.description == "2020-05-01")
    list.select(20)
    #expect(await eventually { list.pictures.value.count != 26 })
    #expect(list.pictures.value.count == 51)
    #expect(list.selected.value == 20)
    #expect(isOrdered(list))
  }

  private func isOrdered(_ list: PictureListViewModel) -> Bool {
    let days = list.pictures.value.map(\.date)
    return zip(days, days.dropFirst()).allSatisfy { $0 > $1 }
  }

  @Test func `the selection stays within the list`() async throws {
    let list = PictureListViewModel(service: try nasa.service())
    #expect(list.selectedPicture == nil)
    await list.loadMore()
    list.moveSelection(by: -5)
    #expect(list.selected.value == 0)
    #expect(list.selectedPicture?.date.description == "2026-11-20")
    list.moveSelection(by: 100)
    #expect(list.selectedPicture?.date.description == "2026-10-27")
  }
}

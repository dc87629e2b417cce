import Essentials
import Gazetteer
import Testing

struct CellsTests {
  @Test func `the embedded cells are those of the places`() {
    #expect(EmbeddedFile("Places/cells.bin").bytes.elementsEqual(CityLight.cells), "swift run generate cells")
  }
}
